import { orderId, paymentId, succeed } from '@market/domain/kernel'
import { kurus, type Money } from '@market/domain/money'
import { isPttemCardNumber } from '@market/domain/validation'
import { cartTotals } from '@market/domain/cart'
import {
  type BankAccount,
  type CardToken,
  cardToken,
  type OrderPaymentGateway,
  type OtherPayment,
  type PaymentGateway,
  type StartedOtherPayment,
  type StoredCardTokenizer,
} from '@market/domain/checkout'
import { notFound, refused } from '../kernel/failing.ts'
import type { MemoryPayments, PaidCart } from './memory-payments.ts'

const accounts: readonly (BankAccount & { readonly instant: boolean })[] = [
  { id: 1, bank: 'Deneme Bankası', holder: 'Deneme Pazaryeri', iban: 'TR330006100519786457841326', instant: true },
  { id: 2, bank: 'Örnek Banka', holder: 'Deneme Pazaryeri', iban: 'TR320010009999901234567890', instant: false },
]
const onCard = kurus(500_000)

export interface MemoryOrderPayments extends OrderPaymentGateway {
  readonly tokenizer: StoredCardTokenizer
  /** The payment step, which knows of these payments too. */
  readonly payments: PaymentGateway
  /** Links that were sent, by phone. */
  readonly sent: readonly string[]
}

/** Every payment method except cards, for a cart in memory and its card payments. */
export const memoryOrderPayments = (cart: PaidCart, cards: MemoryPayments): MemoryOrderPayments => {
  const begun = new Map<string, StartedOtherPayment>()
  const limits = new Map<CardToken, Money>()
  const sent: string[] = []
  const find = (id: string) => [...begun.values()].find((one) => one.paymentId === id)

  const begin = ({ instrument, total, idempotencyKey }: OtherPayment): StartedOtherPayment => {
    const number = begun.size + 1
    const account = 'bankAccountId' in instrument && accounts.find(({ id }) => id === instrument.bankAccountId)
    const started: StartedOtherPayment = {
      orderId: orderId(`DIGER-${number}`),
      paymentId: paymentId(`diger-odeme-${number}`),
      redirectUrl: `https://banka.test/${instrument.method}/${number}`,
      expiresAt: '2026-11-23T09:00:00Z',
      transfer: account
        ? {
            bank: account.bank,
            holder: account.holder,
            iban: account.iban,
            reference: `DIGER-${number}`,
            amount: total,
            until: '2026-11-23T09:00:00Z',
          }
        : null,
      link: instrument.method === 'pay_with_url' ? `https://banka.test/link/${number}` : null,
      trialUrl: null,
    }
    begun.set(idempotencyKey, started)
    // Such an order is confirmed before its payment arrives; others are confirmed once paid.
    if (['bank_transfer', 'cash_on_delivery', 'pay_with_url'].includes(instrument.method)) cart.turnOver()
    return started
  }

  return {
    sent,
    payments: {
      ...cards,
      async paymentStatus(id) {
        const started = find(id)
        return started
          ? succeed({ kind: 'order', status: 'pending', orderId: started.orderId, reason: null, own: true })
          : cards.paymentStatus(id)
      },
    },
    tokenizer: {
      async tokenizeStored(number, url) {
        const start = await cards.init()
        if (!start.ok || url !== start.value.tokenizerUrl) return { ok: false, failure: { kind: 'offline' } }
        if (!isPttemCardNumber(number)) return refused(422, 'Kart numarası geçersiz')
        const token = cardToken(`bakiyeli-${limits.size + 1}`)
        limits.set(token, onCard)
        return succeed(token)
      },
    },
    accounts: async (instant) =>
      succeed(
        accounts
          .filter((one) => one.instant || !instant)
          .map(({ id, bank, holder, iban }) => ({ id, bank, holder, iban })),
      ),
    async cardLimit(token) {
      const limit = limits.get(token)
      return limit === undefined ? refused(422, 'Kart bilgileri geçersiz.') : succeed(limit)
    },
    async sendLink({ paymentId: id, phone }) {
      if (!find(id)?.link) return notFound('Ödeme bulunamadı.')
      sent.push(phone)
      return succeed(`Ödeme bağlantısı ${phone} numarasına gönderildi.`)
    },
    async pay(payment) {
      const { instrument } = payment
      const before = begun.get(payment.idempotencyKey)
      if (before) return succeed(before)
      const contract = await cards.contract()
      if (!contract.ok) return contract
      if (!payment.contractAccepted || payment.contractVersion !== contract.value.version)
        return refused(422, 'Sözleşmeyi onaylamanız zorunludur.')
      if (cart.current().count === 0) return refused(409, 'Sepetinizde henüz ürün bulunmuyor.')
      const { total } = cartTotals(cart.current())
      if (payment.total !== total) return refused(409, 'Sepetinizin tutarı değişti.')
      if (instrument.method === 'gift_code' && total > 0) return refused(422, 'Hediye kodu tutarı karşılamıyor.')
      if ('cardToken' in instrument && !limits.has(instrument.cardToken))
        return refused(422, 'Kart bilgileri geçersiz.')
      if ('bankAccountId' in instrument && !accounts.some(({ id }) => id === instrument.bankAccountId))
        return refused(422, 'Banka hesabı bulunamadı.')
      return succeed(begin(payment))
    },
  }
}
