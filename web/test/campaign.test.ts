import { beforeEach, describe, expect, it } from 'vitest'
import { poolOf, startingThreat, stopsOf, totalOf, type CampaignLog } from '../src/games/fellowship/campaign'
import { forgetCampaign, freeCampaignId, keepCampaign, keptCampaigns } from '../src/net/keep'
import { routeOf } from '../src/route'
import type { CampaignFile, Face } from '../src/wire'

const face = (code: string, faction: string, cost = 0): [string, Face] => [code, { code, name: { id: code }, kind: 'hero', faction, gem: { icon: 'threat-cost', value: cost } }]
const faces = new Map([face('1', 'leadership', 12), face('2', 'spirit', 9), face('133', 'boon'), face('138', 'burden')])
const log: CampaignLog = {
  players: [{ heroes: ['1', '2'], threat: 2 }], threat: 1, pool: [{ card: '133', hero: '1' }, { card: '133' }, { card: '138', hero: '2' }],
  completed: [{ scenario: 'mirkwood', score: 132, threat: [38], fallen: [0], damage: [4], rounds: 6, victory: 5 }],
}

describe('a campaign', () => {
  it('knows what was won, what comes next and what is far', () => {
    expect(stopsOf(log).map((stop) => stop.state)).toEqual(['won', 'next', 'later'])
    expect(stopsOf({ players: [] }).map((stop) => stop.state)).toEqual(['next', 'later', 'later'])
    expect(stopsOf(log)[0]).toMatchObject({ score: 132, rounds: 7 })
    expect(totalOf(log)).toBe(132)
  })

  it('counts the starting threat with the penalties of all and of one', () => {
    expect(startingThreat(log, log.players[0]!, faces)).toBe(12 + 9 + 1 + 2)
  })

  it('puts equal boons together and says who has them for good', () => {
    expect(poolOf(log, 'boon', faces)).toEqual([{ card: '133', n: 2, heroes: ['1'] }])
    expect(poolOf(log, 'burden', faces)).toEqual([{ card: '138', n: 1, heroes: ['2'] }])
  })

  it('has an address of its own', () => {
    expect(routeOf('/campaign/fellowship/2', '')).toEqual({ page: 'campaign', game: 'fellowship', id: '2' })
    expect(routeOf('/campaign/fellowship', '')).toEqual({ page: 'campaign', game: 'fellowship', id: '' })
  })
})

describe('the campaigns of a browser', () => {
  const file: CampaignFile = { game: 'fellowship', version: '1', log: {}, played: [], current: null, format: 1 }
  beforeEach(() => localStorage.clear())

  it('are kept by a number until they are forgotten', () => {
    keepCampaign({ id: freeCampaignId(), file })
    keepCampaign({ id: freeCampaignId(), file, match: 'm1' })
    expect(keptCampaigns('fellowship').map((one) => [one.id, one.match])).toEqual([['2', 'm1'], ['1', undefined]])
    keepCampaign({ id: '2', file })
    expect(keptCampaigns().find((one) => one.id === '2')?.match).toBeUndefined()
    forgetCampaign('1')
    expect([keptCampaigns().map((one) => one.id), freeCampaignId()]).toEqual([['2'], '1'])
    expect(keptCampaigns('champions')).toEqual([])
  })
})
