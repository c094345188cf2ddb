import {
  postAccountExport,
  getListGifts,
  getUserFavorites,
  putListGifts,
  putListShare,
  putUserFavorites,
} from '@market/contract'
import { maxGiftTakes } from '@market/domain/lists'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount } from '../account/privacy/delete-account.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'

const listed = maxGiftTakes + 2
const slug = 'favori-listem'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  for (let id = 1; id <= listed; id += 1) await insertProduct(api.deps.db, { id })
})
afterAll(() => api.stop())

const begin = async (count = 2) => {
  const owner = await insertMember(api)
  const visitor = await makeVisitor(api.url, owner.credentials)
  await visitor.ask(getUserFavorites)
  const params = { slug }
  for (let product_id = 1; product_id <= count; product_id += 1)
    await visitor.ask(putUserFavorites, { params, body: { add: { product_id } } })
  await visitor.ask(putListShare, { params, body: { gift: true } })
  const { token } = await visitor.ask(putListShare, { params, body: { shared: true } })
  return { owner, visitor, at: { params: { token: token ?? '' } } }
}
type At = Awaited<ReturnType<typeof begin>>['at']
const press = (visitor: Visitor, at: At, product_id: number, taken = true) =>
  visitor.call(putListGifts, { ...at, body: { product_id, taken } })
const marks = async (visitor: Visitor, at: At) =>
  (await visitor.ask(getListGifts, at)).marks.map(({ product_id, mine }) => [product_id, mine])

it('lets one of four simultaneous guests take a gift, and refuses the others with a message', async () => {
  const { at } = await begin()
  const guests = await Promise.all(Array.from({ length: 4 }, () => makeVisitor(api.url)))
  const heard = await Promise.all(guests.map((guest) => press(guest, at, 1)))
  expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const lost = heard.find(({ status }) => status === 409)
  expect(lost?.message).toBe('Bu hediyeyi sizden önce bir başkası aldı.')
})

it('ten requests of one visitor take a gift once', async () => {
  const { at } = await begin()
  const guest = await makeVisitor(api.url)
  const heard = await Promise.all(Array.from({ length: 10 }, () => press(guest, at, 1)))
  expect(heard.every(({ status }) => status === 200)).toBe(true)
  expect(await marks(guest, at)).toEqual([[1, true]])
})

it('refuses gifts beyond a visitor’s limit, and refuses the owner with another message', async () => {
  const { at, visitor } = await begin(listed)
  const guest = await makeVisitor(api.url)
  const heard = await Promise.all(Array.from({ length: listed }, (_, index) => press(guest, at, index + 1)))
  expect(heard.filter(({ status }) => status === 200)).toHaveLength(maxGiftTakes)
  const words = new Set(heard.filter(({ status }) => status === 409).map(({ message }) => message))
  expect([...words]).toEqual([`Bir listeden en fazla ${maxGiftTakes} hediye alabilirsiniz.`])
  const owns = await Promise.all([1, listed].map((id) => press(visitor, at, id)))
  expect(owns.map(({ status, message }) => [status, message])).toEqual(
    Array.from({ length: 2 }, () => [409, 'Kendi listenizdeki ürünleri işaretleyemezsiniz.']),
  )
})

it('limits the presses of one network address over several visitors', async () => {
  const { at } = await begin()
  const statuses: number[] = []
  const { most } = await api.deps.db
    .selectFrom('limits')
    .select('most')
    .where('name', '=', 'gift')
    .executeTakeFirstOrThrow()
  await api.deps.db.deleteFrom('rate_limits').execute()
  for (let pressed = 0; pressed <= most; pressed += 30) {
    const guest = await makeVisitor(api.url)
    const heard = await Promise.all(Array.from({ length: 30 }, (_, index) => press(guest, at, 1, index % 2 === 0)))
    statuses.push(...heard.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - most)
  await api.deps.db.deleteFrom('rate_limits').execute()
})

it('a visitor’s gifts belong to the member after a login, except on the member’s own list', async () => {
  const { at, owner } = await begin()
  const member = await insertMember(api)
  const guest = await makeVisitor(api.url)
  await press(guest, at, 1)
  expect(await marks(await makeVisitor(api.url, member.credentials, guest.bearer), at)).toEqual([[1, true]])
  const disguised = await makeVisitor(api.url)
  await press(disguised, at, 2)
  await makeVisitor(api.url, owner.credentials, disguised.bearer)
  expect(await marks(await makeVisitor(api.url), at)).toEqual([[1, false]])
})

it('a product removed from the list and added again is still taken', async () => {
  const { at, visitor } = await begin()
  const guest = await makeVisitor(api.url)
  await press(guest, at, 1)
  const params = { slug }
  await visitor.ask(putUserFavorites, { params, body: { take: { product_id: 1 } } })
  expect(await marks(guest, at)).toEqual([])
  await visitor.ask(putUserFavorites, { params, body: { add: { product_id: 1 } } })
  expect(await marks(guest, at)).toEqual([[1, true]])
})

it('exports the gifts that a member took, only to this member, and frees them with the account', async () => {
  const { at, visitor } = await begin()
  const member = await insertMember(api)
  const giver = await makeVisitor(api.url, member.credentials)
  await press(giver, at, 1)
  const gifts = async (one: Visitor) =>
    (await one.ask(postAccountExport, { body: { password: member.password } })).parts['gifts_taken']
  expect(await gifts(giver)).toMatchObject([{ product: 'Deneme Ürünü 1' }])
  expect(await gifts(visitor)).toEqual([])
  await api.deps.db.transaction().execute((trx) => deleteAccount(trx, api.deps.config, member.id, api.deps.clock.now()))
  expect(await marks(await makeVisitor(api.url), at)).toEqual([])
})
