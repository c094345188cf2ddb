import { getFollowedShops, postFollowedShop } from '@market/contract'
import { shopId } from '@market/domain/kernel'
import { httpFollowing } from '@market/http'
import { shopFollowingContract } from '@market/testing/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertShop } from '../testing/insert-product.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  for (const id of [1, 2, 3]) await insertShop(api.deps.db, { id })
})
afterAll(() => api.stop())

shopFollowingContract('over HTTP', async () => {
  const { client } = await makeClient(api.url, (await insertMember(api)).credentials)
  return { following: httpFollowing(client), shops: [shopId(1), shopId(2)] }
})

it('shows no shop that has closed, and no other member’s', async () => {
  const [one, other] = [
    await makeVisitor(api.url, (await insertMember(api)).credentials),
    await makeVisitor(api.url, (await insertMember(api)).credentials),
  ]
  for (const shop_id of [1, 3]) await one.ask(postFollowedShop, { body: { shop_id } })
  await api.deps.db.updateTable('shops').set({ active: false }).where('id', '=', 3).execute()
  expect((await one.ask(getFollowedShops)).results.map(({ id }) => id)).toEqual([1])
  expect((await other.ask(getFollowedShops)).results).toEqual([])
  expect((await other.call(postFollowedShop, { body: { shop_id: 3 } })).status).toBe(404)
})
