import { aProductCard } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { fail, succeed } from '../kernel/result.ts'
import { offerOfCategory } from './offer-of-category.ts'

const [onDeal, cheaper] = [aProductCard({ name: 'Fırsatta' }), aProductCard({ name: 'İndirimde' })]
const none = async () => succeed([])
const offline = async () => fail({ kind: 'offline' as const })
const of = (deals: Parameters<typeof offerOfCategory>[0]['deals']) => offerOfCategory({ deals })('elektronik')

describe('offerOfCategory', () => {
  it('is what is on deal now', async () =>
    expect(await of({ offers: async () => succeed([onDeal]), discounted: async () => succeed([cheaper]) })).toEqual({
      kind: 'deal',
      product: onDeal,
    }))
  it.each([none, offline])('is the largest discount where nothing is', async (offers) =>
    expect(await of({ offers, discounted: async () => succeed([cheaper]) })).toEqual({
      kind: 'discount',
      product: cheaper,
    }),
  )
  it.each([none, offline])('is nothing where there is none', async (asked) =>
    expect(await of({ offers: asked, discounted: asked })).toBeUndefined(),
  )
  it('asks for its own category, for one', async () => {
    const asked: unknown[] = []
    const ask = async (request: unknown) => {
      asked.push(request)
      return succeed([])
    }
    await of({ offers: ask, discounted: ask })
    expect(asked).toEqual([
      { category: 'elektronik', limit: 1 },
      { category: 'elektronik', limit: 1 },
    ])
  })
})
