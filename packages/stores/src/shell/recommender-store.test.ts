import { succeed } from '@market/domain/kernel'
import { bestSellerCampaign, type Recommender } from '@market/domain/analytics'
import { aProductCard } from '@market/testing'
import { expect, it } from 'vitest'
import { makeConsentStore } from './consent-store.ts'
import { makeRecommenderStore } from './recommender-store.ts'

const setUp = ({ flag = '1', startsAt = 1 }: { readonly flag?: string; readonly startsAt?: number } = {}) => {
  let tries = 0
  const log: string[] = []
  const recommender: Recommender = {
    start: async () => (tries += 1) >= startsAt,
    recommend: async (campaignId) => {
      log.push(campaignId)
      return succeed([aProductCard()])
    },
    reset: () => void log.push('reset'),
  }
  const consent = makeConsentStore({ read: () => flag, write: () => undefined, clear: () => undefined })
  consent.start()
  const waits: number[] = []
  const store = makeRecommenderStore(recommender, consent, async (ms) => void waits.push(ms))
  return { store, consent, log, waits, tries: () => tries }
}

it('keeps the products by campaign', async () => {
  const { store, log } = setUp()
  await store.load(bestSellerCampaign)
  expect(log).toEqual(['çok satan'])
  expect(store.state.current()['çok satan']).toHaveLength(1)
})

it('tries the widget ten times, a second apart, and then gives up', async () => {
  const late = setUp({ startsAt: 10 })
  await late.store.load('x')
  expect([late.tries(), late.waits]).toEqual([10, Array.from({ length: 9 }, () => 1_000)])
  expect(late.log).toEqual(['x'])
  const never = setUp({ startsAt: 11 })
  await never.store.load('x')
  expect([never.tries(), never.log]).toEqual([10, []])
})

it('sends no request without consent, and clears everything for the next visitor', async () => {
  const refused = setUp({ flag: '0' })
  await refused.store.load('x')
  expect([refused.tries(), refused.log]).toEqual([0, []])
  const { store, log } = setUp()
  await store.load('x')
  store.reset()
  expect([store.state.current(), log]).toEqual([{}, ['x', 'reset']])
})

it('ignores a response for the previous visitor', async () => {
  const { store } = setUp({ startsAt: 3 })
  const asked = store.load('x')
  store.reset()
  await asked
  expect(store.state.current()).toEqual({})
})
