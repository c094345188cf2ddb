import {
  deleteAddress,
  cancelCalls,
  postAccessToken,
  postAddress,
  postDeleteAccount,
  postLogout,
  postSetTc,
  postUpdatePassword,
  postUpdatePhone,
} from '@market/contract'
import { settleRefunds } from '@market/commerce'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doInOffice } from '../office/run-office.ts'
import { settlePorts } from '../refunds/settle-ports.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeShopper } from '../testing/shopper.ts'
import { purgeExpiredRows } from '../wiring/purge-expired-rows.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

async function office(...args: readonly string[]): Promise<string> {
  const done = await doInOffice(api.deps, args, api.provider)
  return done.ok ? done.value : `refused: ${done.failure}`
}
const eventsOf = async (sought: string) =>
  (await office('security-log', sought)).split('\n').map((line) => line.split(' ')[1])

it('records what happened to an account without personal data', async () => {
  const member = await insertMember(api)
  const stranger = await makeVisitor(api.url)
  const wrong = { username: member.email, password: 'Yanlis-Parola-1' }
  expect((await stranger.call(postAccessToken, { body: wrong })).status).toBe(422)
  const visitor = await makeVisitor(api.url, member.credentials)
  await visitor.ask(postUpdatePhone, { body: { phone: '05417778899' } })
  await visitor.ask(postSetTc, { body: { tc: '10000000146' } })
  const { selected_address } = await visitor.ask(postAddress, { body: homeAddress })
  await visitor.ask(deleteAddress, { params: { id: selected_address ?? '' } })
  const password = 'Baska-Parola-1'
  await visitor.ask(postUpdatePassword, { body: { old_password: member.password, new_password: password } })
  await visitor.ask(postLogout)
  expect(await eventsOf(member.email)).toEqual([
    'sign-in-refused',
    'signed-in',
    'phone-changed',
    'national-id-added',
    'address-added',
    'address-removed',
    'password-changed',
    'session-ended',
  ])
  const rows = JSON.stringify(await api.deps.db.selectFrom('security_log').selectAll().execute())
  for (const personal of [member.email, '5417778899', '10000000146', homeAddress.address, homeAddress.last_name])
    expect(rows.includes(personal), personal).toBe(false)
  // The command was given the member's mail address; the log must have the id instead.
  const commands = JSON.stringify(await api.deps.db.selectFrom('office_log').selectAll().execute())
  expect(commands).toContain(`security-log ${member.id}`)
  expect(commands.includes(member.email)).toBe(false)
  await office('lift-second-step', 'kimse@ornek.test')
  expect(JSON.stringify(await api.deps.db.selectFrom('office_log').selectAll().execute())).not.toContain('@')
  const again = await makeVisitor(api.url, { ...member.credentials, password })
  await again.ask(postDeleteAccount, { body: { password } })
  expect((await eventsOf(member.id)).at(-1)).toBe('account-deleted')
})

it('records refunds with their order, and the office’s commands', async () => {
  const { credentials, id } = await insertMember(api)
  const shopper = await makeShopper(api, credentials)
  await shopper.add(1, 1)
  const number = await completeCardOrder(api, shopper)
  const body = { order_id: number, items: [{ product_id: 1, quantity: 1, reason_id: 1 }] }
  await shopper.ask(cancelCalls.postAction, { body })
  await settleRefunds(settlePorts(api.deps, api.provider))
  expect(await office('security-log', number)).toMatch(new RegExp(` refunded ${id} ${number} \\d+$`))
  await office('set-price', '1', '99,90')
  expect(await office('security-log')).toMatch(/office \S+ set-price 1 99,90/)
})

it('is kept for a year', async () => {
  const { db, clock } = api.deps
  const rows = async () => (await db.selectFrom('security_log').select('id').execute()).length
  const later = (days: number) => new Date(clock.now().getTime() + days * 24 * 3_600_000)
  await db.updateTable('security_log').set({ at: clock.now() }).execute()
  const before = await rows()
  await purgeExpiredRows(db, later(364))
  expect(await rows()).toBe(before)
  await purgeExpiredRows(db, later(366))
  expect(await rows()).toBe(0)
})
