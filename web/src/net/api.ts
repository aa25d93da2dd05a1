/** What the page asks the server outside a table. A refused request throws the server's sentence. */
import type {
  CampaignFile, CampaignNow, CardList, Created, DeckFile, DeckList, DeckSaid, DeckShelf, DeckText, DeckWish, Face, FreeSeat, Invitation, Invite, Join, Judged, Judging,
  KeptDeck, LoadMatch, Lobby, NewCampaign, NewMatch, PositionBoards, Problem, Removal, Removed, RulebookView, RuleView,
  SetupAnswer, SetupQuestion, Summary, Text, Today,
} from '../wire'

export class Refused extends Error {
  constructor(readonly text: Text) {
    super(text.plain || text.id)
  }
}

async function read<T>(path: string, body?: unknown): Promise<T> {
  return (await (await answered(path, body)).json()) as T
}

async function answered(path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    })
  } catch {
    throw new Refused({ id: 'page-no-server' })
  }
  if (answer.ok) return answer
  throw new Refused(await sentence(answer))
}

async function sentence(answer: Response): Promise<Text> {
  try {
    const problem = (await answer.json()) as Partial<Problem>
    if (problem.text) return problem.text
  } catch {
    // not one of the server's own answers
  }
  return { id: 'page-no-answer', args: { status: answer.status } }
}

/** The game of the day. */
export const getToday = (): Promise<Today> => read('/api/today')
export const getLobby = (): Promise<Lobby> => read('/api/lobby')
export const askSetup = (question: SetupQuestion): Promise<SetupAnswer> => read('/api/setups', question)
export const makeMatch = (wish: NewMatch): Promise<Created> => read('/api/matches', wish)
export const loadMatch = (load: LoadMatch): Promise<Created> => read('/api/records', load)
export const beginCampaign = (wish: NewCampaign): Promise<CampaignNow> => read('/api/campaigns', wish)
export const loadCampaign = (campaign: CampaignFile): Promise<CampaignNow> => read('/api/campaigns/loaded', { campaign })
/** How the campaign stands to which a match belongs. */
export const campaignOf = (token: string): Promise<CampaignNow> => read('/api/campaigns/after', { token })
export const join = (invite: Join): Promise<Created> => read('/api/invites', invite)
export const readInvite = (invite: string): Promise<Invitation> => read('/api/guests', { invite })
export const freeSeat = (wish: FreeSeat): Promise<Invite> => read('/api/seats', wish)
export const removeMatch = (wish: Removal): Promise<Removed> => read('/api/removals', wish)
export const myMatches = (tokens: string[]): Promise<Summary[]> => read('/api/mine', { tokens })

/** What the judge says of a game that is over, as far as it has come; any token of the match will do. */
export const askJudgement = (token: string): Promise<Judging> => read('/api/judgements', { token })
export const judgeDeck = (deck: DeckList): Promise<Judged> => read('/api/decks/judged', deck)
/** What a list says, whoever wrote it. */
export const readDeck = (list: DeckText): Promise<DeckSaid> => read('/api/decks/read', list)
export const writeDeck = (wish: DeckWish): Promise<DeckFile> => read('/api/decks/written', wish)
/** Keep a deck on the server, behind a link. */
export const shareDeck = (deck: DeckList): Promise<KeptDeck> => read('/api/decks', deck)
export const getDeck = (id: string): Promise<KeptDeck> => read(`/api/decks/${encodeURIComponent(id)}`)

/** Asked once; what failed is asked again. */
function once<T>(ask: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (id) => {
    let answer = known.get(id)
    if (answer === undefined) {
      answer = ask(id)
      known.set(id, answer)
      answer.catch(() => known.delete(id))
    }
    return answer
  }
}

/** What a rule says. */
export const getRule = once((id) => read<RuleView>(`/api/rules/${encodeURIComponent(id)}`))
/** What the rules of a game say in full: `uk/guardians`. */
export const getRuleWords = once(async (path) => (await answered(`/api/catalogues/${path}`)).text())
/** The whole rulebook of a game. */
export const getRulebook = once((game) => read<RulebookView>(`/api/games/${encodeURIComponent(game)}/rules`))
/** The table of a position of the rulebook at each of its steps: `champions/positions/overkill`. */
export const getBoards = once((position) => read<PositionBoards>(`/api/games/${position}`))
/** Every printed card of a game. */
export const getCards = once(async (game): Promise<Face[]> => (await read<CardList>(`/api/games/${encodeURIComponent(game)}/cards`)).cards)

/** With what decks of a game are built. */
export const getShelf = once((game) => read<DeckShelf>(`/api/games/${encodeURIComponent(game)}/decks`))

/** The sentence of whatever went wrong. */
export function sentenceOf(why: unknown, otherwise = 'page-no-server'): Text {
  return why instanceof Refused ? why.text : { id: otherwise }
}
