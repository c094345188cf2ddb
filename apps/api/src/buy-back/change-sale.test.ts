import {
  checkGuestCode,
  postBuyBackStatus,
  postCalculatePrice,
  postCancelDeviceSale,
  postCustomerBuyBacks,
  postOfferApprove,
  putDeviceSaleAccount,
  sendGuestCode,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { addDevices } from '../demo/add-devices.ts'
import { describeDevice, sellerWire } from '../testing/describe-device.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { mailedCode, readMails } from '../testing/read-mails.ts'
import { advanceSales } from './advance-sales.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addDevices(api.deps.db)
})
afterAll(() => api.stop())
beforeEach(() => api.deps.db.deleteFrom('rate_limits').execute())

const params = { service: 'delta' } as const
const day = 86_400_000
/** A generated test IBAN. */
const other = 'TR320010009999901234567890'

const sold = async (visitor?: Visitor) => {
  const member = visitor ? undefined : await insertMember(api)
  const seller = visitor ?? (await makeVisitor(api.url, member?.credentials))
  const { offer_id } = await seller.ask(postCalculatePrice, { params, body: await describeDevice(seller, 'delta') })
  await seller.ask(postOfferApprove, { params, body: { offer_id, ...sellerWire } })
  let by = seller
  return {
    offer_id,
    email: member?.email ?? '',
    /** Signs in again, since the simulated services take longer than a token is valid. */
    later: async (ms: number) => {
      api.advance(ms)
      await advanceSales(api.deps, api.provider)
      if (member) by = await makeVisitor(api.url, member.credentials)
    },
    cancel: (from?: Visitor, headers = {}) =>
      (from ?? by).call(postCancelDeviceSale, { params, body: { offer_id } }, headers),
    change: (iban: string, from?: Visitor) =>
      (from ?? by).call(putDeviceSaleAccount, { params, body: { offer_id, iban } }),
    status: () => by.ask(postBuyBackStatus, { params, body: { offer_id } }),
    sales: () => by.ask(postCustomerBuyBacks),
  }
}
const prove = async (visitor: Visitor, email: string) => {
  await visitor.ask(sendGuestCode, { body: { email } })
  await visitor.ask(checkGuestCode, { body: { email, code: await mailedCode(api.deps.db, email) } })
}
const subjects = async (recipient: string) =>
  (await readMails(api.deps.db)).filter((mail) => mail.recipient === recipient).map(({ subject }) => subject)
const payouts = (reference: string) =>
  bankBooks(api.deps.db).selectFrom('bank.payouts').select('iban').where('reference', '=', reference).execute()

describe('taking a sale back', () => {
  it('is possible before the device is sent, with one mail and no payout', async () => {
    const sale = await sold()
    const before = (await subjects(api.deps.config.serviceMail)).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => sale.cancel()))
    for (const { data } of answers)
      expect(data).toMatchObject({ status: 'cancelled', status_text: 'Satış iptal edildi' })
    expect((await subjects(sale.email)).filter((subject) => subject.startsWith('Satışınız iptal'))).toHaveLength(1)
    expect((await subjects(api.deps.config.serviceMail)).slice(before)).toEqual([
      'Cihaz satışı iptal edildi: Telva X5 Pro',
    ])
    await sale.later(day)
    await sale.later(4 * day)
    expect((await sale.status()).status).toBe('cancelled')
    expect(await payouts(sale.offer_id)).toEqual([])
    expect((await sale.sales()).sales.map(({ status }) => status)).toEqual(['cancelled'])
  })

  it('is possible while the device is in transit, and the device is returned', async () => {
    const sale = await sold()
    await sale.later(day)
    expect((await sale.status()).status).toBe('in-transit')
    expect((await sale.cancel()).data.status).toBe('cancelled')
    const mails = (await readMails(api.deps.db)).filter(({ recipient }) => recipient === sale.email)
    expect(mails.at(-1)?.text).toContain('ücretsiz olarak geri gönderilir')
    await sale.later(4 * day)
    expect((await sale.status()).status).toBe('cancelled')
    expect(await payouts(sale.offer_id)).toEqual([])
  })

  it('is refused once the device is there', async () => {
    const sale = await sold()
    await sale.later(day)
    await sale.later(3 * day)
    expect(await sale.cancel()).toMatchObject({ status: 409, message: expect.stringMatching(/artık iptal edilemez/) })
    expect(await payouts(sale.offer_id)).toHaveLength(1)
  })

  it('is refused for another member', async () => {
    const sale = await sold()
    const stranger = await makeVisitor(api.url, (await insertMember(api)).credentials)
    expect((await sale.cancel(stranger)).status).toBe(404)
    expect((await sale.change(other, stranger)).status).toBe(404)
    expect(await sale.status()).toMatchObject({ status: 'approved', account_end: '1326' })
  })

  it('is refused for its seller under the other service', async () => {
    const seller = await makeVisitor(api.url, (await insertMember(api)).credentials)
    const sale = await sold(seller)
    const { offer_id } = sale
    const wrong = { service: 'garantili' } as const
    expect((await seller.call(postCancelDeviceSale, { params: wrong, body: { offer_id } })).status).toBe(404)
    expect((await seller.call(putDeviceSaleAccount, { params: wrong, body: { offer_id, iban: other } })).status).toBe(
      404,
    )
    expect(await sale.status()).toMatchObject({ status: 'approved', account_end: '1326' })
  })

  it('is allowed for a visitor in the session that sold the device', async () => {
    const sale = await sold(await makeVisitor(api.url))
    expect((await sale.cancel()).data.status).toBe('cancelled')
  })

  it('is allowed in any browser that has proved the mailbox of the form, and refused in others', async () => {
    const sale = await sold(await makeVisitor(api.url))
    const elsewhere = await makeVisitor(api.url)
    expect((await sale.cancel(elsewhere)).status).toBe(404)
    const stranger = await makeVisitor(api.url)
    await prove(stranger, 'baska@ornek.test')
    expect((await sale.cancel(stranger)).status).toBe(404)
    expect((await sale.change(other, stranger)).status).toBe(404)
    await prove(elsewhere, 'ADA@ornek.test')
    expect((await elsewhere.ask(postBuyBackStatus, { params, body: { offer_id: sale.offer_id } })).status).toBe(
      'approved',
    )
    expect((await sale.change(other, elsewhere)).data.account_end).toBe('7890')
    expect((await sale.cancel(elsewhere)).data.status).toBe('cancelled')
    expect((await sale.status()).status).toBe('cancelled')
  })

  it('of a member is refused for a guest with the same proven mailbox', async () => {
    const sale = await sold()
    const guest = await makeVisitor(api.url)
    await prove(guest, sellerWire.email)
    expect((await sale.cancel(guest)).status).toBe(404)
  })

  it('returns the same response for the same key', async () => {
    const sale = await sold()
    const headers = { 'idempotency-key': 'iptal-anahtari-1' }
    const first = await sale.cancel(undefined, headers)
    expect((await sale.cancel(undefined, headers)).data).toEqual(first.data)
  })
})

describe('a changed account', () => {
  it('is saved once for five simultaneous requests', async () => {
    const sale = await sold()
    const before = (await subjects(sale.email)).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => sale.change(other)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await subjects(sale.email)).slice(before)).toHaveLength(1)
  })

  it('receives the payout instead of the first, and is confirmed by mail without showing the full number', async () => {
    const sale = await sold()
    const { data } = await sale.change('tr32 0010 0099 9990 1234 5678 90')
    expect(data).toMatchObject({ account_end: '7890', status: 'approved' })
    expect(JSON.stringify(data)).not.toContain(other)
    expect((await subjects(sale.email)).at(-1)).toBe('Ödeme hesabınız değişti: Telva X5 Pro')
    await sale.later(day)
    await sale.later(3 * day)
    expect(await payouts(sale.offer_id)).toEqual([{ iban: expect.stringContaining(other.slice(-6)) }])
    expect(await sale.change(sellerWire.iban)).toMatchObject({
      status: 409,
      message: 'Ödeme gönderildi; hesap artık değiştirilemez.',
    })
  })

  it.each([
    ['', 'IBAN zorunludur.'],
    ['TR330006100519786457841327', 'IBAN geçersiz'],
    ['DE02120300000000202051', 'IBAN geçersiz'],
  ])('"%s" is refused', async (iban, sentence) => {
    const sale = await sold()
    expect(await sale.change(iban)).toMatchObject({ status: 422, message: sentence })
    expect((await sale.status()).account_end).toBe('1326')
  })

  it('is accepted without a mail if it is the same, and refused if the sale was taken back', async () => {
    const sale = await sold()
    const before = await subjects(sale.email)
    expect((await sale.change(sellerWire.iban)).status).toBe(200)
    expect(await subjects(sale.email)).toEqual(before)
    await sale.cancel()
    expect(await sale.change(other)).toMatchObject({ status: 409, message: expect.stringMatching(/iptal edildi/) })
  })

  it('can be changed five times an hour', async () => {
    const sale = await sold()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await sale.change(turn % 2 === 0 ? other : sellerWire.iban)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
