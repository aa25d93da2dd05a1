/** How the chances of one side went in a game that is over: what the chart shows, made of what the judge says. */
import type { Judgement, LogView, Mistake } from '../wire'
import { endingOf } from './figures'

const SURE = 0.25 // what the judge knows less well is not drawn
const FEW = 3 // so few points are drawn however unsure they are
const LETTERS = ['A', 'B', 'C', 'D'] as const
const CHANGE = 0.05 // a smaller change is none

export interface Stop {
  answers: number
  chance: number
}

/** A big change: the decision after which it came, and until when. */
export interface Turn {
  letter: (typeof LETTERS)[number]
  answers: number
  until: number
  before: number
  after: number
  /** What would have been clearly better. */
  mistake: Mistake | null
}

export interface Course {
  stops: Stop[]
  turns: Turn[]
  /** Where each round began. */
  rounds: { n: number; answers: number }[]
}

/** The side of these seats; the first one for whoever has none. */
export function sideOf(judgement: Judgement, seats: readonly number[]): number[] {
  return judgement.sides.find((side) => side.some((seat) => seats.includes(seat))) ?? judgement.sides[0] ?? []
}

export function courseOf(judgement: Judgement, side: readonly number[], log: readonly LogView[]): Course {
  const own = judgement.points.filter((point) => side.includes(point.seat))
  const sure = own.filter((point) => point.error < SURE)
  const drawn = sure.length < FEW ? own : sure
  const stops = [...new Map(drawn.map(({ answers, chance }) => [answers, { answers, chance }])).values()].sort((a, b) => a.answers - b.answers)
  const changes = stops.slice(1).map((to, i) => ({ from: stops[i] as Stop, to }))
  const biggest = changes
    .filter(({ from, to }) => Math.abs(to.chance - from.chance) >= CHANGE)
    .sort((a, b) => Math.abs(b.to.chance - b.from.chance) - Math.abs(a.to.chance - a.from.chance))
    .slice(0, LETTERS.length)
    .sort((a, b) => a.from.answers - b.from.answers)
  const turns = biggest.map(({ from, to }, i): Turn => ({
    letter: LETTERS[i] ?? 'D', answers: from.answers, until: to.answers, before: from.chance, after: to.chance,
    mistake: judgement.mistakes.find((one) => one.answers === from.answers) ?? null,
  }))
  const { line, amount } = endingOf(judgement.game).rounds
  const begun = log.filter(({ text }) => text.id === `${judgement.game}-log-${line}`)
  return { stops, turns, rounds: begun.map(({ text, at }, i) => ({ n: Number(text.args?.[amount] ?? i + 1), answers: i === 0 ? 0 : at })) }
}

/** The round in which an answer was given; 0 before the first. */
export function roundAt(course: Course, answers: number): number {
  return course.rounds.findLast((round) => round.answers <= answers)?.n ?? 0
}

/** What was told of a decision and what followed: the first lines that are worth a sentence of their own. */
export function toldOf(log: readonly LogView[], answers: number, until: number, quiet: readonly string[]): LogView[] {
  const lines = log.filter((line) => line.at > answers && line.at <= Math.max(until, answers + 1))
  const loud = lines.filter((line) => !quiet.includes(line.text.id.replace(/^[a-z]+-log-/, '')))
  return loud.length > 0 ? loud : lines
}

/** The stop that is nearest to so many answers. */
export function nearestStop(course: Course, answers: number): number {
  let best = 0
  course.stops.forEach((stop, i) => {
    if (Math.abs(stop.answers - answers) < Math.abs((course.stops[best]?.answers ?? 0) - answers)) best = i
  })
  return best
}
