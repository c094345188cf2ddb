import {
  addToCart,
  deleteCartShare,
  getCartShares,
  getSharedCart,
  postCartShare,
  putChosenLines,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { maxCartShares } from '@market/domain/cart'
import { httpCart, httpSharedCarts } from '@market/http'
import { sharedCartGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount } from '../../account/privacy/delete-account.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeClient } from '../../testing/make-client.ts'
import { makeVisitor } from '../../testing/make-visitor.ts'
import { purgeExpiredRows } from '../../wiring/purge-expired-rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  for (const id of [1, 2]) await insertProduct(api.deps.db, { id, stocks: { '': 50 } })
})
afterAll(() => api.stop())

sharedCartGatewayContract('over HTTP', async () => {
  const { client } = await makeClient(api.url, (await insertMember(api)).credentials)
  return {
    cart: httpCart(client),
    owner: httpSharedCarts(client),
    guest: httpSharedCarts((await makeClient(api.url)).client),
    firstName: 'Ada',
    item: { productId: productId(1), attrId: '' },
    other: { productId: productId(2), attrId: '' },
  }
})

const member = async () => {
  const inserted = await insertMember(api)
  const visitor = await makeVisitor(api.url, inserted.credentials)
  await visitor.ask(addToCart, { body: { product_id: 1, num: 2 } })
  return { ...inserted, visitor }
}
const tokenOf = async ({ visitor }: Awaited<ReturnType<typeof member>>) =>
  (await visitor.ask(postCartShare)).shares[0]?.token ?? ''

it('shows a guest only the owner’s first name and the products at their current prices', async () => {
  const owner = await member()
  await api.deps.db.updateTable('users').set({ last_name: 'Soyadı' }).where('id', '=', owner.id).execute()
  const token = await tokenOf(owner)
  expect(token).toMatch(/^[\w-]{24}$/)
  const products = api.deps.db.updateTable('products').where('id', '=', 1)
  await products.set({ price: 12_345, original_price: 12_345 }).execute()
  const guest = await makeVisitor(api.url)
  const seen = await guest.ask(getSharedCart, { params: { token } })
  expect(seen).toMatchObject({
    owner: 'Ada',
    items: [{ product_id: 1, num: 2, single_price: 123.45, old_price: null }],
  })
  for (const secret of ['Soyadı', owner.email, owner.id]) expect(JSON.stringify(seen)).not.toContain(secret)
  await products.set({ active: false }).execute()
  expect((await guest.ask(getSharedCart, { params: { token } })).items[0]?.active).toBe(false)
  await products.set({ active: true }).execute()
})
it('can be ended only by its owner, and guests cannot share a cart', async () => {
  const [owner, stranger] = [await member(), await member()]
  const token = await tokenOf(owner)
  expect(await stranger.visitor.ask(deleteCartShare, { params: { token } })).toEqual({ shares: [] })
  const guest = await makeVisitor(api.url)
  expect((await guest.call(getSharedCart, { params: { token } })).status).toBe(200)
  for (const call of [getCartShares, postCartShare]) expect((await guest.call(call)).status).toBe(403)
  expect((await guest.call(deleteCartShare, { params: { token } })).status).toBe(403)
})
it('creates one address for a repeated request, and no more than the limit for simultaneous ones', async () => {
  const { visitor } = await member()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await visitor.ask(postCartShare, {}, headers)
  expect(await visitor.ask(postCartShare, {}, headers)).toEqual(first)
  await Promise.all(Array.from({ length: maxCartShares + 3 }, () => visitor.call(postCartShare)))
  expect((await visitor.ask(getCartShares)).shares).toHaveLength(maxCartShares)
})
it('refuses to share without a chosen line, and says what to do', async () => {
  const { visitor } = await member()
  await visitor.ask(putChosenLines, { body: { lines: [{ product_id: 1 }], chosen: false } })
  expect(await visitor.call(postCartShare)).toMatchObject({
    status: 409,
    message: 'Paylaşmak için önce sepetinizden ürün seçin.',
  })
  expect(await visitor.ask(getCartShares)).toEqual({ shares: [] })
})
it('ends on its last day, is then forgotten, and ends with the account', async () => {
  const { db, clock } = api.deps
  const [owner, other] = [await member(), await member()]
  const [token, others] = [await tokenOf(owner), await tokenOf(other)]
  await db.updateTable('cart_shares').set({ ends_at: clock.now() }).where('token', '=', token).execute()
  const guest = await makeVisitor(api.url)
  const ended = { status: 404, message: 'Bu sepet artık paylaşılmıyor.' }
  expect(await guest.call(getSharedCart, { params: { token } })).toMatchObject(ended)
  expect(await owner.visitor.ask(getCartShares)).toEqual({ shares: [] })
  await purgeExpiredRows(db, new Date(clock.now().getTime() + 25 * 3_600_000))
  const left = await db.selectFrom('cart_share_items').select('token').where('token', '=', token).execute()
  expect(left).toEqual([])
  await db.transaction().execute((trx) => deleteAccount(trx, api.deps.config, other.id, clock.now()))
  expect(await guest.call(getSharedCart, { params: { token: others } })).toMatchObject(ended)
})
