import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLeaks } from '../testing/find-leaks.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ products: 60 })
})
afterAll(() => api.stop())

// security.md 13, 14.
it('shows and changes nothing of a member to another who knows every name of it', async () => {
  const { leaks, seen, tables } = await findLeaks(api)
  expect(leaks).toEqual([])
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'getOrder',
      'getTrack',
      'getCancelDetails',
      'getRefund',
      'getPlacedContract',
      'getUserFavorite',
    ]),
  )
  expect(tables).toEqual(
    expect.arrayContaining([
      'addresses',
      'cancellations',
      'cart_shares',
      'comment_photos',
      'favourite_lists',
      'notifications',
      'orders',
      'passkeys',
      'payments',
      'push_subscriptions',
    ]),
  )
})
