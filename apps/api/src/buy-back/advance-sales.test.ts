import {
  getNotifications,
  postBuyBackStatus,
  postCalculatePrice,
  postDeleteAccount,
  postOfferApprove,
  putDeviceSaleAccount,
} from '@market/contract'
import { fail } from '@market/domain/kernel'
import { fromLira } from '@market/domain/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { addDevices } from '../demo/add-devices.ts'
import { describeDevice, sellerWire } from '../testing/describe-device.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'
import { advanceSales } from './advance-sales.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addDevices(api.deps.db)
})
afterAll(() => api.stop())

const params = { service: 'delta' } as const
const day = 86_400_000
const sold = async (more: object = {}) => {
  const member = await insertMember(api)
  const seller = await makeVisitor(api.url, member.credentials)
  const offer = await seller.ask(postCalculatePrice, { params, body: await describeDevice(seller, 'delta') })
  await seller.ask(postOfferApprove, { params, body: { offer_id: offer.offer_id, ...sellerWire, ...more } })
  const back = () => makeVisitor(api.url, member.credentials)
  return {
    member,
    offer,
    back,
    status: async () =>
      (await (await back()).ask(postBuyBackStatus, { params, body: { offer_id: offer.offer_id } })).status,
  }
}
const turn = async (ms: number) => {
  api.advance(ms)
  // Two workers run at once, and each step happens once.
  await Promise.all([advanceSales(api.deps, api.provider), advanceSales(api.deps, api.provider)])
}
const subjects = async (recipient: string) =>
  (await readMails(api.deps.db)).filter((mail) => mail.recipient === recipient).map(({ subject }) => subject)
const payouts = (reference: string) =>
  bankBooks(api.deps.db)
    .selectFrom('bank.payouts')
    .select(['amount', 'iban'])
    .where('reference', '=', reference)
    .execute()

it('takes a sale step by step to its payout, and reports each step once', async () => {
  const sale = await sold()
  await turn(day - 60_000)
  expect(await sale.status()).toBe('approved')
  await turn(60_000)
  expect(await sale.status()).toBe('in-transit')
  await turn(day)
  expect(await sale.status()).toBe('in-transit')
  await turn(2 * day)
  expect(await sale.status()).toBe('paid')
  expect(await payouts(sale.offer.offer_id)).toEqual([
    { amount: fromLira(sale.offer.price), iban: expect.stringContaining(sellerWire.iban.slice(-6)) },
  ])
  await turn(day)
  expect(await payouts(sale.offer.offer_id)).toHaveLength(1)
  expect(await subjects(sale.member.email)).toEqual([
    'Cihazınızı alıyoruz: Telva X5 Pro',
    'Cihazınız yola çıktı: Telva X5 Pro',
    'Cihazınızı inceledik: Telva X5 Pro',
    'Ödemeniz gönderildi: Telva X5 Pro',
  ])
  const { result } = await (await sale.back()).ask(getNotifications, { query: { limit: 10, offset: 0 } })
  expect(result.map(({ title }) => title)).toContain('Ödemeniz gönderildi')
})

it('reports an account that the bank does not know once, and pays after the seller has changed it', async () => {
  // A generated test IBAN of a bank that does not exist.
  const sale = await sold({ iban: nowhereIban() })
  const before = (await subjects(api.deps.config.serviceMail)).length
  await turn(day)
  await turn(3 * day)
  await turn(day)
  expect(await sale.status()).toBe('inspected')
  expect(await payouts(sale.offer.offer_id)).toEqual([])
  expect((await subjects(api.deps.config.serviceMail)).slice(before)).toEqual([
    'Cihaz ödemesi yapılamadı: Telva X5 Pro',
  ])
  expect((await subjects(sale.member.email)).at(-1)).toBe('Ödemeniz gönderilemedi: Telva X5 Pro')

  // The seller names another account, and the next run pays it.
  const back = await sale.back()
  const body = { offer_id: sale.offer.offer_id }
  expect((await back.ask(postBuyBackStatus, { params, body })).account_refused).toBe(true)
  const iban = 'TR320010009999901234567890'
  const changed = await back.ask(putDeviceSaleAccount, { params, body: { ...body, iban } })
  expect(changed).toMatchObject({ account_end: '7890', account_refused: false, status: 'inspected' })
  await turn(60_000)
  expect(await sale.status()).toBe('paid')
  expect(await payouts(sale.offer.offer_id)).toEqual([
    { amount: fromLira(sale.offer.price), iban: expect.stringContaining(iban.slice(-6)) },
  ])
})

it('pays the account already sent to the bank, and refuses a change while the bank does not respond', async () => {
  const sale = await sold()
  await turn(day)
  const silent = { ...api.provider, payOut: async () => fail({ kind: 'unavailable' } as const) }
  api.advance(3 * day)
  await advanceSales(api.deps, silent)
  const back = await sale.back()
  const body = { offer_id: sale.offer.offer_id, iban: 'TR320010009999901234567890' }
  expect(await back.call(putDeviceSaleAccount, { params, body })).toMatchObject({
    status: 409,
    message: 'Ödemeniz şu anda gönderiliyor; hesap artık değiştirilemez.',
  })
  await turn(60_000)
  expect(await payouts(sale.offer.offer_id)).toEqual([
    { amount: fromLira(sale.offer.price), iban: expect.stringContaining(sellerWire.iban.slice(-6)) },
  ])
})

it('pays a seller after the account is deleted', async () => {
  const sale = await sold()
  await (await sale.back()).ask(postDeleteAccount, { body: { password: sale.member.password } })
  await turn(day)
  await turn(3 * day)
  expect(await payouts(sale.offer.offer_id)).toHaveLength(1)
})

/** An IBAN with bank code 00000 and correct check digits. */
function nowhereIban(): string {
  const account = '0000000000000000000042'
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
}
