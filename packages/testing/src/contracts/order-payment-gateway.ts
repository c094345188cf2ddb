import { paymentId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { isIban } from '@market/domain/validation'
import { cartTotals } from '@market/domain/cart'
import {
  cardToken,
  type OrderPaymentGateway,
  type OtherInstrument,
  type OtherPayment,
  type PaymentGateway,
  type StoredCardTokenizer,
} from '@market/domain/checkout'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface OrderPaymentSubject {
  /** The gateway of a caller with a delivery address and priced goods in the cart. */
  readonly gateway: OrderPaymentGateway
  /** Data with which the payment step starts, for the same caller. */
  readonly payments: PaymentGateway
  readonly tokenizer: StoredCardTokenizer
  /** Number of a Pttem card with a balance. */
  readonly storedCard: string
}

/** The behaviour required of every `OrderPaymentGateway`. */
export const orderPaymentGatewayContract = (name: string, subject: () => Promise<OrderPaymentSubject>): void => {
  const wish = async ({ payments }: OrderPaymentSubject, instrument: OtherInstrument): Promise<OtherPayment> => {
    const start = await valueOf(payments.init())
    const contract = await valueOf(payments.contract())
    return {
      instrument,
      total: cartTotals(start.cart).total,
      cartRevision: start.cart.revision,
      contractVersion: contract.version,
      contractAccepted: true,
      idempotencyKey: crypto.randomUUID(),
    }
  }

  describe(`OrderPaymentGateway: ${name}`, () => {
    it('names accounts to transfer to, those of instant banks among them', async () => {
      const { gateway } = await subject()
      const all = await valueOf(gateway.accounts(false))
      expect(all.length).toBeGreaterThan(0)
      expect(all.every(({ iban, holder, bank }) => isIban(iban) && holder !== '' && bank !== '')).toBe(true)
      expect(all).toEqual(expect.arrayContaining([...(await valueOf(gateway.accounts(true)))]))
    })

    it('returns account, amount and reference of a transfer', async () => {
      const all = await subject()
      const [account] = await valueOf(all.gateway.accounts(false))
      const payment = await wish(all, { method: 'bank_transfer', bankAccountId: account?.id ?? 0 })
      const { transfer, link } = await valueOf(all.gateway.pay(payment))
      expect(transfer).toMatchObject({ iban: account?.iban, bank: account?.bank, amount: payment.total })
      expect(transfer?.reference).not.toBe('')
      expect(link).toBeNull()
    })

    it('knows no account but its own', async () => {
      const all = await subject()
      const payment = await wish(all, { method: 'bank_transfer', bankAccountId: 999_999 })
      expect(await failureOf(all.gateway.pay(payment))).toMatchObject({ kind: 'refused', status: 422 })
    })

    it('returns the address where the shopper pays', async () => {
      const all = await subject()
      const started = await valueOf(all.gateway.pay(await wish(all, { method: 'bkm' })))
      expect(URL.canParse(started.redirectUrl)).toBe(true)
      expect(await valueOf(all.payments.paymentStatus(started.paymentId))).toMatchObject({ status: 'pending' })
    })

    it('takes cash at the door without a transfer or a link', async () => {
      const all = await subject()
      const { orderId, transfer, link } = await valueOf(
        all.gateway.pay(await wish(all, { method: 'cash_on_delivery' })),
      )
      expect(orderId).not.toBe('')
      expect({ transfer, link }).toEqual({ transfer: null, link: null })
      // The order is confirmed, so the cart is free.
      expect(await failureOf(all.payments.init())).toMatchObject({ kind: 'refused', status: 409 })
    })

    it('makes a link to pay with and sends it', async () => {
      const all = await subject()
      const { link, paymentId: id } = await valueOf(all.gateway.pay(await wish(all, { method: 'pay_with_url' })))
      expect(URL.canParse(link ?? '')).toBe(true)
      expect(await valueOf(all.gateway.sendLink({ paymentId: id, phone: '05321112233' }))).not.toBe('')
    })

    it('sends no link of a payment that is not there', async () => {
      const { gateway } = await subject()
      const nobody = paymentId('00000000-0000-4000-8000-0000000000ff')
      expect(await failureOf(gateway.sendLink({ paymentId: nobody, phone: '05321112233' }))).toMatchObject({
        kind: 'not-found',
      })
    })

    it('V6 charges a stored-value card by its token, and returns its limit', async () => {
      const all = await subject()
      const { tokenizerUrl } = await valueOf(all.payments.init())
      const token = await valueOf(all.tokenizer.tokenizeStored(all.storedCard, tokenizerUrl))
      expect(await valueOf(all.gateway.cardLimit(token))).toBeGreaterThan(0)
      const started = await valueOf(all.gateway.pay(await wish(all, { method: 'pttem_card', cardToken: token })))
      expect(URL.canParse(started.redirectUrl)).toBe(true)
    })

    it('refuses a token that was never given', async () => {
      const { gateway } = await subject()
      expect(await failureOf(gateway.cardLimit(cardToken('uydurma')))).toMatchObject({ kind: 'refused' })
    })

    it('refuses a gift code that does not cover the order', async () => {
      const all = await subject()
      expect(await failureOf(all.gateway.pay(await wish(all, { method: 'gift_code' })))).toMatchObject({
        kind: 'refused',
      })
    })

    it('places one order for one key', async () => {
      const all = await subject()
      const payment = await wish(all, { method: 'bkm' })
      const [one, other] = [await valueOf(all.gateway.pay(payment)), await valueOf(all.gateway.pay(payment))]
      expect(one.orderId).toBe(other.orderId)
    })

    it('refuses a total that is not the one now, and one without the contract accepted', async () => {
      const all = await subject()
      const payment = await wish(all, { method: 'bkm' })
      expect(await failureOf(all.gateway.pay({ ...payment, total: kurus(payment.total - 1) }))).toMatchObject({
        kind: 'refused',
        status: 409,
      })
      const another = { ...payment, contractAccepted: false, idempotencyKey: crypto.randomUUID() }
      expect(await failureOf(all.gateway.pay(another))).toMatchObject({ kind: 'refused' })
    })
  })
}
