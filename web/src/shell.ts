/** What every page can do: go somewhere, speak another language, turn the light on or off. */
import type { Created, LanguageInfo, Lobby } from './wire'

export interface Shell {
  lobby: Lobby | null
  languages: LanguageInfo[]
  go(path: string): void
  /** Sit down at a match that was just made or joined. */
  open(created: Created): void
  setLanguage(code: string): void
  flipTheme(): void
  copy(text: string): Promise<void>
}

export const LANGUAGES: LanguageInfo[] = [
  { code: 'en', name: 'English' },
  { code: 'uk', name: 'Українська' },
  { code: 'ru', name: 'Русский' },
  { code: 'pl', name: 'Polski' },
]
