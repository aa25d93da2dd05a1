import { render } from 'preact'
import { App } from './App'
import { drawSprite } from './draw/symbols'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/card.css'
import './styles/table.css'
import './styles/play.css'
import './styles/pages.css'
import './table/small.css'
import './rules/rules.css'
import './decks/decks.css'
import './ending/ending.css'
import './coach/coach.css'
import './games/fellowship/fellowship.css'
import './games/civilwar/civilwar.css'

const sprite = document.createElement('div')
sprite.className = 'sprite'
sprite.innerHTML = drawSprite()
document.body.prepend(sprite)

const page = document.getElementById('page')
if (page) render(<App />, page)
