import {
  type DeskCall,
  getInvitation,
  getReturnsFile,
  postInvitation,
  postSecondStepProof,
  postSecondStepSetup,
  postShopContract,
  postShopDocument,
  postSignIn,
  postSignInSecond,
  postMessage,
  postTeam,
  postTeamKey,
  putOwnShop,
  sellerCalls,
} from '@market/contract/counter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsWithIds, fillShops, findLeaks, type FullShop, rowsOfShops } from '../testing/other-shops.ts'
import { startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

const count = Number(process.env['SHOPS'] ?? 3)
/** Calls whose fields name nothing of a shop: texts, secrets that are the proof themselves, the market's requirements. */
const withoutIds: ReadonlySet<DeskCall> = new Set<DeskCall>([
  getInvitation,
  getReturnsFile,
  postInvitation,
  postSecondStepProof,
  postSecondStepSetup,
  postShopContract,
  postShopDocument,
  postSignIn,
  postSignInSecond,
  postMessage,
  postTeam,
  postTeamKey,
  putOwnShop,
])

let shop: TestCounter
let shops: readonly FullShop[]
beforeAll(async () => {
  shop = await startTestCounter({}, { shops: Array.from({ length: count }, (_, index) => index + 1) })
  shops = await fillShops(shop, count)
}, 3_600_000)
afterAll(() => shop.stop())

it('knows for each call of sellers whether its fields can name another shop’s rows', () => {
  const unsorted = sellerCalls.filter(
    ({ call }) =>
      (call.params ?? call.query ?? call.body ?? call.upload) !== undefined &&
      callsWithIds.has(call) === withoutIds.has(call),
  )
  expect(unsorted.map(({ name }) => name)).toEqual([])
})

it('answers ids of another shop as unknown ones, in every place, and changes nothing', async () => {
  const before = await rowsOfShops(shop)
  for (const [at, seller] of shops.entries())
    for (let step = 1; step < Math.min(shops.length, 11); step += 1) {
      const other = shops[(at + step) % shops.length]
      if (other) expect(await findLeaks(seller, other)).toEqual([])
    }
  expect(await rowsOfShops(shop)).toBe(before)
}, 7_200_000)
