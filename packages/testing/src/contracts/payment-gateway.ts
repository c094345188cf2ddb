import { paymentId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { cartTotals } from '@market/domain/cart'
import {
  type Card,
  type CardPayment,
  type CardTokenizer,
  cardToken,
  type PaymentGateway,
} from '@market/domain/checkout'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface PaymentSubject {
  /** The gateway of a caller with goods in the cart and a delivery address. */
  readonly gateway: PaymentGateway
  readonly tokenizer: CardTokenizer
  /** A card that the bank accepts, and one that it declines. */
  readonly cards: { readonly accepted: Card; readonly declined: Card }
  /** The shopper confirms at the bank and the bank settles. */
  readonly settle: (redirectUrl: string) => Promise<void>
}

/** The behaviour required of every `PaymentGateway` with its `CardTokenizer`. */
export const paymentGatewayContract = (name: string, subject: () => Promise<PaymentSubject>): void => {
  const prepare = async ({ gateway, tokenizer, cards }: PaymentSubject, card: 'accepted' | 'declined' = 'accepted') => {
    const start = await valueOf(gateway.init())
    const contract = await valueOf(gateway.contract())
    const payment: CardPayment = {
      cardToken: await valueOf(tokenizer.tokenize(cards[card], start.tokenizerUrl)),
      firstDigits: cards[card].number.slice(0, 6),
      installment: 1,
      total: cartTotals(start.cart).total,
      cartRevision: start.cart.revision,
      contractVersion: contract.version,
      contractAccepted: true,
      idempotencyKey: crypto.randomUUID(),
    }
    return payment
  }

  describe(`PaymentGateway: ${name}`, () => {
    it('starts with the cart, the address and a card to pay with', async () => {
      const { gateway } = await subject()
      const start = await valueOf(gateway.init())
      expect(start.cart.count).toBeGreaterThan(0)
      expect(start.delivery.city).not.toBe('')
      expect(start.methods.find(({ method }) => method === 'credit_card')?.available).toBe(true)
    })

    it('shows the documents that are accepted', async () => {
      const { gateway } = await subject()
      const { documents, version } = await valueOf(gateway.contract())
      expect(documents.length).toBeGreaterThanOrEqual(2)
      expect(version).not.toBe('')
    })

    it('gives each document as a file, of the version that was read', async () => {
      const { gateway } = await subject()
      const { documents, version } = await valueOf(gateway.contract())
      for (const { id } of documents) {
        const file = await valueOf(gateway.contractFile({ version, document: id }))
        expect(file.name).toMatch(/^[\w-]+\.pdf$/)
        expect(atob(file.base64).startsWith('%PDF-')).toBe(true)
      }
      const document = documents[0]?.id ?? ''
      expect(await failureOf(gateway.contractFile({ version: 'eski', document }))).toMatchObject({ status: 409 })
      expect(await failureOf(gateway.contractFile({ version, document: 'yok' }))).toMatchObject({ kind: 'not-found' })
    })

    it('K1 offers instalments up to the cap, the single payment first', async () => {
      const { gateway } = await subject()
      const { cart } = await valueOf(gateway.init())
      const { installments, cap } = await valueOf(gateway.installments({ firstDigits: '400000' }))
      expect(installments[0]).toMatchObject({ count: 1, total: cartTotals(cart).total })
      expect(installments.every(({ count }) => count <= cap.max)).toBe(true)
    })

    it('K1 returns the instalments of every kind of card, and each payment of one plan', async () => {
      const { gateway } = await subject()
      const { plans, cap } = await valueOf(gateway.allInstallments())
      expect(plans.every(({ title }) => title !== '')).toBe(true)
      expect(plans.flatMap(({ installments }) => installments).every(({ count }) => count <= cap.max)).toBe(true)
      const { installments } = await valueOf(gateway.installments({ firstDigits: '400000' }))
      const max = installments.at(-1)
      const one = await valueOf(gateway.cardInstallment({ firstDigits: '400000', count: max?.count ?? 1 }))
      expect(one.payments).toHaveLength(max?.count ?? 1)
      expect(one.payments.reduce((sum, payment) => sum + payment, 0)).toBe(max?.total)
      expect(await failureOf(gateway.cardInstallment({ firstDigits: '400000', count: 35 }))).toMatchObject({
        kind: 'refused',
      })
    })

    it('K1 prices the requested total', async () => {
      const { gateway } = await subject()
      const { installments } = await valueOf(gateway.installments({ firstDigits: '400000', total: kurus(70_000) }))
      expect(installments[0]).toMatchObject({ count: 1, total: 70_000 })
    })

    it('is paid once the bank confirms it', async () => {
      const all = await subject()
      const started = await valueOf(all.gateway.payByCard(await prepare(all)))
      expect(await valueOf(all.gateway.paymentStatus(started.paymentId))).toMatchObject({ status: 'pending' })
      await all.settle(started.redirectUrl)
      expect(await valueOf(all.gateway.paymentStatus(started.paymentId))).toEqual({
        kind: 'order',
        status: 'paid',
        orderId: started.orderId,
        reason: null,
        own: true,
      })
    })

    it('returns the bank’s reason for a refusal, and keeps the cart', async () => {
      const all = await subject()
      const started = await valueOf(all.gateway.payByCard(await prepare(all, 'declined')))
      await all.settle(started.redirectUrl)
      const status = await valueOf(all.gateway.paymentStatus(started.paymentId))
      expect(status).toMatchObject({ status: 'failed', reason: expect.stringMatching(/./) })
      expect((await valueOf(all.gateway.init())).cart.count).toBeGreaterThan(0)
    })

    it('starts one payment for one key', async () => {
      const all = await subject()
      const payment = await prepare(all)
      const [one, other] = [await all.gateway.payByCard(payment), await all.gateway.payByCard(payment)]
      expect(one.ok && other.ok && other.value.orderId).toBe(one.ok && one.value.orderId)
    })

    it('refuses a total that is not the current one, and charges nothing', async () => {
      const all = await subject()
      const payment = await prepare(all)
      const before = await valueOf(all.gateway.open())
      const failure = await failureOf(all.gateway.payByCard({ ...payment, total: kurus(payment.total - 1) }))
      expect(failure).toMatchObject({ kind: 'refused', status: 409, message: expect.stringMatching(/./) })
      expect(await valueOf(all.gateway.open())).toEqual(before)
      expect(cartTotals((await valueOf(all.gateway.init())).cart).total).toBe(payment.total)
    })

    it('refuses without the contract accepted', async () => {
      const all = await subject()
      const payment = await prepare(all)
      expect(await failureOf(all.gateway.payByCard({ ...payment, contractAccepted: false }))).toMatchObject({
        kind: 'refused',
      })
    })

    it('refuses a token that the bank never gave', async () => {
      const all = await subject()
      const payment = await prepare(all)
      await failureOf(all.gateway.payByCard({ ...payment, cardToken: cardToken('uydurma') }))
    })

    it('names a payment as open until it is settled', async () => {
      const all = await subject()
      const payment = await prepare(all)
      const { orderId, paymentId: id, redirectUrl } = await valueOf(all.gateway.payByCard(payment))
      const open = await valueOf(all.gateway.open())
      expect(open[0]).toMatchObject({ orderId, paymentId: id, amount: payment.total, state: 'awaiting' })
      expect(open[0]?.continueUrl).toBe(redirectUrl)
      await all.settle(redirectUrl)
      expect((await valueOf(all.gateway.open())).map((one) => one.paymentId)).not.toContain(id)
    })

    it('does not find an unknown payment', async () => {
      const { gateway } = await subject()
      expect(await failureOf(gateway.paymentStatus(paymentId('00000000-0000-4000-8000-0000000000ff')))).toMatchObject({
        kind: 'not-found',
      })
    })

    it('V1 refuses to tokenize an invalid number', async () => {
      const { gateway, tokenizer, cards } = await subject()
      const { tokenizerUrl } = await valueOf(gateway.init())
      const broken = { ...cards.accepted, number: '4000000000000003' }
      expect(await failureOf(tokenizer.tokenize(broken, tokenizerUrl))).toMatchObject({ kind: 'refused' })
    })
  })
}
