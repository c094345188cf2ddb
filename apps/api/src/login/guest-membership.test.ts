import { getAddresses, getMe, getOrders, postGuestMembership, postLogout, postRegister } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor, sendCall } from '../testing/make-visitor.ts'
import { mailedToken } from '../testing/mailed-token.ts'
import { makeShopper, proveGuest } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

const body = { contract_accepted: true }
async function buyAsGuest() {
  const guest = await makeShopper(api)
  await guest.add(1, 1)
  return { guest, number: await completeCardOrder(api, guest) }
}
const numbersOf = async (bearer: string) => {
  const { data } = await sendCall(api.url, bearer, getOrders)
  return data.orders.map(({ order_id }) => order_id)
}

it('makes the guest a member with the order, its name and address, and no password', async () => {
  const { guest, number } = await buyAsGuest()
  const { user, access_token } = await guest.ask(postGuestMembership, { body: { ...body, newsletter: true } })
  expect(user).toMatchObject({
    is_active: true,
    email: guest.email,
    first_name: homeAddress.first_name,
    last_name: homeAddress.last_name,
    newsletter: true,
    insider_contact_list: false,
  })
  expect(await numbersOf(access_token)).toEqual([number])
  expect((await sendCall(api.url, access_token, getMe)).data.has_password).toBe(false)
  const { addresses } = (await sendCall(api.url, access_token, getAddresses, { params: { type: 1 } })).data
  expect(addresses.map(({ address }) => address)).toEqual([homeAddress.address])
  // The guest's token is no longer valid.
  expect((await guest.call(getMe)).status).toBe(401)
  const consents = await api.deps.db
    .selectFrom('consents')
    .select(['channel', 'given'])
    .where('user_id', '=', user.user_id ?? '')
    .execute()
  expect(consents).toEqual([{ channel: 'newsletter', given: true }])
})

it('makes one member of two presses at once', async () => {
  const { guest } = await buyAsGuest()
  const both = await Promise.all([guest.call(postGuestMembership, { body }), guest.call(postGuestMembership, { body })])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const members = await api.deps.db.selectFrom('users').select('id').where('email', '=', guest.email).execute()
  expect(members).toHaveLength(1)
})

it('asks the owner of an account to log in, and changes neither account nor order', async () => {
  const member = await insertMember(api)
  const { guest } = await buyAsGuest()
  await api.deps.db
    .updateTable('orders')
    .set({ email: member.email, email_key: member.email })
    .where('email', '=', guest.email)
    .execute()
  await proveGuest(api, guest.bearer, member.email)
  const refused = await guest.call(postGuestMembership, { body })
  expect([refused.status, refused.message]).toEqual([
    409,
    'Bu e-posta adresiyle bir üyelik var. Giriş yaparsanız siparişiniz hesabınıza eklenir.',
  ])
  const owner = await makeVisitor(api.url, member.credentials)
  expect(await numbersOf(owner.bearer)).toEqual([])
})

it('refuses a client without proven mailbox, without an order of it, or without consent', async () => {
  const { guest } = await buyAsGuest()
  const status = async (who: { call: typeof guest.call }, wish: object = body) =>
    (await who.call(postGuestMembership, { body: wish })).status
  expect(await status(guest, { contract_accepted: false })).toBe(422)
  expect(await status(await makeVisitor(api.url))).toBe(422)
  expect(await status(await makeShopper(api))).toBe(422)
  // The last proven mailbox differs from the order's.
  await proveGuest(api, guest.bearer, 'baskasi@ornek.test')
  expect(await status(guest)).toBe(422)
  const member = await makeVisitor(api.url, (await insertMember(api)).credentials)
  expect(await status(member)).toBe(422)
})

it('takes none of another session’s orders, though they are of the same address', async () => {
  const [one, other] = [await buyAsGuest(), await buyAsGuest()]
  await api.deps.db
    .updateTable('orders')
    .set({ email: one.guest.email, email_key: one.guest.email })
    .where('number', '=', other.number)
    .execute()
  const { access_token } = await one.guest.ask(postGuestMembership, { body })
  expect(await numbersOf(access_token)).toEqual([one.number])
})

it('invalidates an unconfirmed registration of the same address', async () => {
  const { guest } = await buyAsGuest()
  const stranger = await makeVisitor(api.url)
  const password = 'Yabanci-Parola-1'
  const form = { first_name: 'Baska', last_name: 'Biri', email: guest.email, password, contract_accepted: true }
  await stranger.ask(postRegister, { body: form })
  const token = await mailedToken(api.deps.db, guest.email)
  expect(token).toBeDefined()
  const { user, access_token } = await guest.ask(postGuestMembership, { body })
  expect(user.first_name).toBe(homeAddress.first_name)
  await sendCall(api.url, access_token, postLogout)
  await expect(makeVisitor(api.url, { username: guest.email, password })).rejects.toThrow('422')
})
