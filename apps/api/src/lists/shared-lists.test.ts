import {
  getListShare,
  getSharedList,
  getUserFavorites,
  postUserFavorites,
  putListShare,
  putUserFavorites,
} from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount } from '../account/privacy/delete-account.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const slug = 'favori-listem'
const member = async () => {
  const inserted = await insertMember(api)
  const visitor = await makeVisitor(api.url, inserted.credentials)
  await visitor.ask(getUserFavorites)
  return { ...inserted, visitor }
}
const share = async ({ visitor }: Awaited<ReturnType<typeof member>>, shared = true) =>
  (await visitor.ask(putListShare, { params: { slug }, body: { shared } })).token ?? ''

it('one address comes of many presses at once, and none can be guessed', async () => {
  const owner = await member()
  const tokens = new Set(await Promise.all(Array.from({ length: 5 }, () => share(owner))))
  expect([...tokens]).toEqual([expect.stringMatching(/^[\w-]{24}$/)])
  expect(tokens).not.toContain(await share(await member()))
})

it('tells a stranger the first name, and nothing else of the owner', async () => {
  const owner = await member()
  await api.deps.db.updateTable('users').set({ last_name: 'Soyadı' }).where('id', '=', owner.id).execute()
  await owner.visitor.ask(putUserFavorites, { params: { slug }, body: { add: { product_id: 1 } } })
  const token = await share(owner)
  const guest = await makeVisitor(api.url)
  const seen = await guest.ask(getSharedList, { params: { token } })
  expect(seen).toMatchObject({ owner: 'Ada', count: 1, entries: [{ product: { id: 1 }, on_sale: true }] })
  for (const secret of ['Soyadı', owner.email, owner.id]) expect(JSON.stringify(seen)).not.toContain(secret)
})

it('shows each product as it is sold today', async () => {
  const owner = await member()
  await owner.visitor.ask(putUserFavorites, { params: { slug }, body: { add: { product_id: 1 } } })
  const params = { token: await share(owner) }
  const guest = await makeVisitor(api.url)
  const products = api.deps.db.updateTable('products').where('id', '=', 1)
  await products.set({ price: 12_345, original_price: 12_345 }).execute()
  expect((await guest.ask(getSharedList, { params })).entries[0]?.product.price).toBe(123.45)
  await products.set({ active: false }).execute()
  expect((await guest.ask(getSharedList, { params })).entries[0]?.on_sale).toBe(false)
  await products.set({ active: true }).execute()
})

it('is shared and ended by its owner alone', async () => {
  const [owner, stranger] = [await member(), await member()]
  const { collection_slug } = await owner.visitor.ask(postUserFavorites, { body: { collection_name: 'Düğün' } })
  const params = { slug: collection_slug }
  expect((await stranger.visitor.call(putListShare, { params, body: { shared: true } })).status).toBe(404)
  expect((await stranger.visitor.call(getListShare, { params })).status).toBe(404)
  const guest = await makeVisitor(api.url)
  expect((await guest.call(putListShare, { params, body: { shared: true } })).status).toBe(403)
  // Each member has a list with this slug. Unsharing one must not unshare another.
  const token = await share(owner)
  await share(stranger, false)
  expect((await guest.call(getSharedList, { params: { token } })).status).toBe(200)
})

it('ends with its owner’s account', async () => {
  const owner = await member()
  const token = await share(owner)
  await api.deps.db.transaction().execute((trx) => deleteAccount(trx, api.deps.config, owner.id, api.deps.clock.now()))
  const guest = await makeVisitor(api.url)
  expect(await guest.call(getSharedList, { params: { token } })).toMatchObject({
    status: 404,
    message: 'Bu liste artık paylaşılmıyor.',
  })
})
