/** What the page asks the server outside a table. A refused request throws the server's sentence. */
import type {
  Created, Join, LoadMatch, Lobby, NewMatch, Problem, RuleView, SetupAnswer, SetupQuestion, Summary, Text,
} from '../wire'

export class Refused extends Error {
  constructor(readonly text: Text) {
    super(text.plain || text.id)
  }
}

async function read<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    })
  } catch {
    throw new Refused({ id: 'page-no-server' })
  }
  if (answer.ok) return (await answer.json()) as T
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

export const getLobby = (): Promise<Lobby> => read('/api/lobby')
export const askSetup = (question: SetupQuestion): Promise<SetupAnswer> => read('/api/setups', question)
export const makeMatch = (wish: NewMatch): Promise<Created> => read('/api/matches', wish)
export const loadMatch = (load: LoadMatch): Promise<Created> => read('/api/records', load)
export const join = (invite: Join): Promise<Created> => read('/api/invites', invite)
export const myMatches = (tokens: string[]): Promise<Summary[]> => read('/api/mine', { tokens })

const rules = new Map<string, Promise<RuleView>>()

/** What a rule says; asked once. */
export function getRule(id: string): Promise<RuleView> {
  let rule = rules.get(id)
  if (rule === undefined) {
    rule = read<RuleView>(`/api/rules/${encodeURIComponent(id)}`)
    rules.set(id, rule)
    rule.catch(() => rules.delete(id))
  }
  return rule
}
