import { postCancelWaiting, getHgsStart, postBankTransfer, postHgsAccount, postLastOrder } from '@market/contract'
import { kurus } from '@market/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookTransfer } from '@market/commerce'
import { addDemoTolls, demoVehicles } from '../../demo/add-demo-tolls.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../../testing/shopper.ts'
import { auditBooks } from '../../office/audit-books.ts'
import { transferSentence } from './transfer-sentence.ts'
import { payments, transferBooks } from '../../wiring/payments.ts'

const hour = 3_600_000
const [{ plate }] = demoVehicles
let api: TestApi
let shopper: Shopper
let dekont = 0
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await insertProduct(db, { id: 1, stocks: { '': 1_000 } })
  await addDemoTolls(db)
  // A generated test IBAN.
  const account = { bank: 'Örnek Banka', holder: 'Güvercin (deneme)', iban: 'TR330006100519786457841326' }
  await db
    .insertInto('bank_accounts')
    .values({ ...account, id: 1, position: 1, instant: false })
    .execute()
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  dekont += 1
})

const reference = () => `DEKONT-${dekont}`
/** Books a transfer and returns the operator's message. */
async function book(bookedFor: string, amount: number, bankReference = reference(), provider = api.provider) {
  const transfer = { bankReference, bookedFor, amount: kurus(amount) }
  const outcome = await bookTransfer(transferBooks(api.deps, provider), transfer)
  return { ok: outcome.ok, said: transferSentence(transfer, outcome) }
}
const booked = (sentence: RegExp) => ({ ok: true, said: expect.stringMatching(sentence) })
const refused = (sentence: RegExp) => ({ ok: false, said: expect.stringMatching(sentence) })

describe('a transfer for a toll account', () => {
  const balance = async () => (await shopper.ask(postHgsAccount, { body: { by: 'plate', vehicle: plate } })).balance

  it('is added to the balance once, for any spelling of plate and reference', async () => {
    const before = await balance()
    expect(await book(plate, 12_345)).toEqual(booked(/^123,45 TL is on the account of 34GVR101/))
    const again = await Promise.all([book('34 gvr 101', 12_345), book(plate, 12_345, reference().toLowerCase())])
    for (const answer of again) expect(answer).toEqual(booked(/booked already/))
    expect(await balance()).toBeCloseTo(before + 123.45, 2)
    expect(await auditBooks(api.deps.db)).toEqual([])
  })

  it('of twenty who book it at once is booked once', async () => {
    const before = await balance()
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(plate, 10_000)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await balance()).toBeCloseTo(before + 100, 2)
  })

  it.each([
    [plate, 0, /no amount/],
    [plate, -100, /no amount/],
    [plate, 5_000_001, /more than the 50\.000,00 TL/],
    ['34ABC12', 10_000, /no toll account of 34ABC12/],
    ['teşekkürler', 10_000, /neither the number of an order/],
  ])('for %s of %i kuruş is refused', async (bookedFor, amount, sentence) => {
    const before = await balance()
    expect(await book(bookedFor, amount)).toEqual(refused(sentence))
    expect(await balance()).toBe(before)
    // The refused booking has not used the reference up.
    expect(await book(plate, 100)).toEqual(booked(/1,00 TL/))
  })

  it('is refused if its reference was booked for another transfer', async () => {
    await book(plate, 10_000)
    const before = await balance()
    expect(await book(plate, 20_000)).toEqual(refused(/was booked for 34GVR101 with 100,00 TL/))
    expect(await book('06GVR202', 10_000)).toEqual(refused(/was booked for 34GVR101/))
    expect(await book(plate, 10_000, 'a b')).toEqual(refused(/no reference/))
    expect(await balance()).toBe(before)
  })

  it('is not shown as the last top-up', async () => {
    await book(plate, 10_000)
    expect((await shopper.ask(postLastOrder, { body: { platform: 'hgs' } })).last_order_id).toBeNull()
    expect((await shopper.ask(getHgsStart)).offers).not.toEqual([])
  })
})

describe('a transfer for an order', () => {
  const order = async () => {
    await shopper.add(1)
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    return shopper.ask(postBankTransfer, { body: { ...wish, bank_account_id: 1 } })
  }
  const statusOf = async (number: string) =>
    (await api.deps.db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow())
      .status
  const total = async ({ payment_id }: { readonly payment_id: string }) =>
    (await api.deps.db.selectFrom('payments').select('amount').where('id', '=', payment_id).executeTakeFirstOrThrow())
      .amount

  it('pays it once, as every payment is settled', async () => {
    const placed = await order()
    const amount = await total(placed)
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(placed.order_id, amount)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await statusOf(placed.order_id)).toBe('paid')
    const mails = await api.deps.db.selectFrom('mails').select('subject').execute()
    expect(mails.filter(({ subject }) => subject.includes(placed.order_id))).not.toEqual([])
    expect(await book(placed.order_id, amount)).toEqual(booked(/booked already/))
    expect(await book(placed.order_id, amount, 'DEKONT-BASKA')).toEqual(refused(/awaits no money any more/))
    expect(await auditBooks(api.deps.db)).toEqual([])
  })

  it('of another amount is refused', async () => {
    const placed = await order()
    const amount = await total(placed)
    for (const wrong of [amount - 1, amount + 1, 1])
      expect(await book(placed.order_id, wrong)).toEqual(refused(/costs .* not/))
    expect(await statusOf(placed.order_id)).toBe('awaiting_payment')
    expect(await book(placed.order_id, amount)).toEqual(booked(/is paid with/))
  })

  it('that arrives too late is refused, and nothing is sold', async () => {
    const placed = await order()
    const amount = await total(placed)
    api.advance(73 * hour)
    expect(await book(placed.order_id, amount)).toEqual(refused(/has to be sent back/))
    await payments.reconcile(api.deps, api.provider)
    expect(await statusOf(placed.order_id)).toBe('cancelled')
    expect(await book(placed.order_id, amount)).toEqual(refused(/has to be sent back/))
    expect(await auditBooks(api.deps.db)).toEqual([])
  })

  it('is refused for an unknown order, and for one with another payment method', async () => {
    await shopper.add(1)
    const { order_id } = await shopper.start()
    expect(await book(order_id, 14_990)).toEqual(refused(/no order .* paid by transfer/))
    expect(await book('GV-YOKYOKYK-YOKY', 14_990)).toEqual(refused(/no order/))
  })
})

it('of an order that is called off while it is booked says that the bank has sent it back', async () => {
  await shopper.add(1)
  const { card_token: _, card: __, ...wish } = await shopper.wish()
  const order = await shopper.ask(postBankTransfer, { body: { ...wish, bank_account_id: 1 } })
  const calledOff = {
    ...api.provider,
    receiveTransfer: async (id: string, amount: ReturnType<typeof kurus>) => {
      const received = await api.provider.receiveTransfer(id, amount)
      await shopper.ask(postCancelWaiting, { body: { order_id: order.order_id } })
      return received
    },
  }
  expect(await book(order.order_id, 14_990, reference(), calledOff)).toEqual(refused(/sent the transfer back already/))
})
