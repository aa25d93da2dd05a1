/** The log of a campaign as the page reads it: who plays, who has fallen, what was earned, what comes next. */
import type { CampaignNow, Face } from '../../wire'

export interface Member {
  heroes: string[]
  name?: string
  missing?: string[]
  threat?: number
}

export interface Earned {
  card: string
  player?: number | null
  hero?: string
}

export interface Completed {
  scenario: string
  score: number
  threat: number[]
  fallen: number[]
  damage: number[]
  rounds: number
  victory: number
}

export interface CampaignLog {
  players: Member[]
  expert?: boolean
  mode?: string
  fallen?: string[]
  threat?: number
  pool?: Earned[]
  wounds?: Record<string, number>
  prisoner?: string
  completed?: Completed[]
  lost?: number
}

export const SCENARIOS = ['mirkwood', 'anduin', 'dol_guldur'] as const

export function logOf(now: CampaignNow): CampaignLog {
  return now.log as unknown as CampaignLog
}

export interface Stop {
  scenario: string
  state: 'won' | 'next' | 'later'
  score: number | null
  rounds: number | null
}

/** The way through the campaign: what was won, what comes next, what is far. */
export function stopsOf(log: CampaignLog): Stop[] {
  const won = log.completed ?? []
  return SCENARIOS.map((scenario, i) => {
    const done = won[i]
    return { scenario, state: done ? 'won' : i === won.length ? 'next' : 'later', score: done?.score ?? null, rounds: done ? done.rounds + 1 : null }
  })
}

export function totalOf(log: CampaignLog): number {
  return (log.completed ?? []).reduce((sum, one) => sum + one.score, 0)
}

/** What somebody starts the next scenario with: the threat costs of the heroes and all penalties. */
export function startingThreat(log: CampaignLog, member: Member, faces: ReadonlyMap<string, Face>): number {
  const heroes = member.heroes.reduce((sum, code) => sum + Number(faces.get(code)?.gem?.value ?? 0), 0)
  return heroes + (log.threat ?? 0) + (member.threat ?? 0)
}

export interface Owned {
  card: string
  n: number
  /** The heroes that have it for good. */
  heroes: string[]
}

/** The cards of the pool that are of this kind, equal ones together. */
export function poolOf(log: CampaignLog, kind: string, faces: ReadonlyMap<string, Face>): Owned[] {
  const found = new Map<string, Owned>()
  for (const one of log.pool ?? []) {
    if (kindOf(faces.get(one.card)) !== kind) continue
    const owned = found.get(one.card) ?? { card: one.card, n: 0, heroes: [] }
    found.set(one.card, { ...owned, n: owned.n + 1, heroes: one.hero ? [...owned.heroes, one.hero] : owned.heroes })
  }
  return [...found.values()]
}

/** Whether a card of the pool is a boon or a burden. */
export function kindOf(face: Face | undefined): string {
  if (face === undefined) return ''
  return face.faction ?? ''
}
