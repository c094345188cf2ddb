import { orderId, paymentId, succeed } from '@market/domain/kernel'
import type { Money } from '@market/domain/money'
import { installmentCap, installments, type PlanEntry } from '@market/domain/installments'
import type { Address } from '@market/domain/account'
import { type Cart, cartTotals } from '@market/domain/cart'
import {
  type CardTokenizer,
  type PaymentGateway,
  paymentOptions,
  type PaymentStatus,
  type SavedCard,
  type SavedCardPayment,
  type StartedPayment,
} from '@market/domain/checkout'
import type { Order } from '@market/domain/orders'
import { anAddress } from '../account/an-address.ts'
import { notFound, refused } from '../kernel/failing.ts'
import { orderOf } from '../orders/an-order.ts'
import { memoryTokenizer } from './memory-tokenizer.ts'
import { testCards } from './test-cards.ts'

const contractVersion = '2026-11'
const documents = [
  { id: 'on-bilgilendirme', title: 'Ön Bilgilendirme Formu', html: '<p>Ön bilgilendirme.</p>' },
  { id: 'mesafeli-satis', title: 'Mesafeli Satış Sözleşmesi', html: '<p>Sözleşme.</p>' },
]
const plan: readonly PlanEntry[] = [
  { count: 1, interestPercent: 0 },
  { count: 3, interestPercent: 150 },
  { count: 6, interestPercent: 325 },
]

/** The cart that is paid. */
export interface PaidCart {
  current(): Cart
  /** Ends it as a completed order does. */
  turnOver(): void
}
export interface MemoryPaymentsDeps {
  readonly cart: PaidCart
  /** Receives placed orders. */
  readonly place?: (order: Order) => void
  readonly delivery?: Address
  /** The member's saved cards. */
  readonly saved?: readonly SavedCard[]
}
export interface MemoryPayments extends PaymentGateway {
  readonly tokenizer: CardTokenizer
  /** The bank settles: paid, or failed for the card that it declines. */
  settle(): void
}

interface Attempt {
  readonly payment: Omit<SavedCardPayment, 'savedCard'>
  readonly started: StartedPayment
  readonly declined: boolean
  readonly order: Order
  status: PaymentStatus['status']
}

/** A bank and the shop's payment step for a cart in memory. Only the tokenizer has the card's number. */
export const memoryPayments = ({
  cart,
  place,
  delivery = anAddress(),
  saved = [],
}: MemoryPaymentsDeps): MemoryPayments => {
  const tokenizer = memoryTokenizer()
  const attempts: Attempt[] = []
  const totalNow = () => cartTotals(cart.current()).total
  const capNow = () => ({ max: installmentCap(cart.current()), reason: null })

  const offered = (total: Money) =>
    installments(total, plan, capNow().max).map((option) => ({
      count: option.count,
      interestPercent: plan.find(({ count }) => count === option.count)?.interestPercent ?? 0,
      total: option.total,
      monthly: option.monthly,
    }))

  const begin = (payment: Attempt['payment'], declined: boolean) => {
    const id = attempts.length + 1
    const started: StartedPayment = {
      orderId: orderId(`SIP-${id}`),
      paymentId: paymentId(`odeme-${id}`),
      redirectUrl: `https://banka.test/3d/${id}`,
      expiresAt: '2026-11-20T09:15:00Z',
    }
    const order = orderOf(cart.current(), delivery, started.orderId)
    attempts.push({ payment, started, declined, order, status: 'pending' })
    return succeed(started)
  }

  const agree = (payment: Attempt['payment']) => {
    if (!payment.contractAccepted || payment.contractVersion !== contractVersion)
      return refused(422, 'Sözleşmeyi onaylamanız zorunludur.')
    if (cart.current().count === 0) return refused(409, 'Sepetinizde henüz ürün bulunmuyor.')
    const option = installments(totalNow(), plan, capNow().max).find(({ count }) => count === payment.installment)
    if (!option) return refused(422, 'Taksit sayısı geçersiz.')
    if (payment.total !== option.total) return refused(409, 'Sepetinizin tutarı değişti.')
    return undefined
  }
  const payOnce = <Failed>(payment: Attempt['payment'], pay: () => Failed) => {
    const before = attempts.find((one) => one.payment.idempotencyKey === payment.idempotencyKey)
    return before ? succeed(before.started) : pay()
  }

  return {
    tokenizer,
    settle: () => {
      for (const attempt of attempts.filter(({ status }) => status === 'pending')) {
        attempt.status = attempt.declined ? 'failed' : 'paid'
        if (attempt.status === 'failed') continue
        cart.turnOver()
        place?.(attempt.order)
      }
    },
    async init() {
      if (cart.current().count === 0) return refused(409, 'Sepetinizde henüz ürün bulunmuyor.')
      const options = paymentOptions(cart.current(), {
        total: totalNow(),
        guest: true,
        platform: 'other',
        enabled: ['credit_card'],
      })
      return succeed({
        cart: cart.current(),
        delivery,
        invoice: delivery,
        methods: options.map(({ method, title, offered }) => ({ method, title, note: '', available: offered })),
        installmentCap: capNow(),
        tokenizerUrl: tokenizer.url,
      })
    },
    installments: async ({ total }) =>
      succeed({
        bank: null,
        brand: null,
        cap: capNow(),
        installments: offered(total ?? totalNow()),
      }),
    allInstallments: async () =>
      succeed({ cap: capNow(), plans: [{ title: 'Diğer kartlar', installments: offered(totalNow()) }] }),
    async cardInstallment({ count }) {
      const found = installments(totalNow(), plan, capNow().max).find((one) => one.count === count)
      if (!found) return refused(422, 'Taksit sayısı geçersiz.')
      const { interest, total, payments } = found
      return succeed({ count, interest, total, payments })
    },
    contract: async () => succeed({ version: contractVersion, documents }),
    async contractFile({ version, document }) {
      if (version !== contractVersion) return refused(409, 'Sözleşme metni güncellendi.')
      // The first bytes of every PDF.
      return documents.some(({ id }) => id === document)
        ? succeed({ name: `${document}.pdf`, base64: 'JVBERi0xLjcK' })
        : notFound('Aradığınız sözleşme bulunamadı.')
    },
    payByCard: async (payment) =>
      payOnce(payment, () => {
        const card = tokenizer.cardOf(payment.cardToken)
        if (!card) return refused(422, 'Kart bilgileri geçersiz.')
        return agree(payment) ?? begin(payment, card.number === testCards.declined.number)
      }),
    payBySavedCard: async (payment) =>
      payOnce(payment, () =>
        saved.some(({ id }) => id === payment.savedCard)
          ? (agree(payment) ?? begin(payment, false))
          : notFound('Kayıtlı kart bulunamadı.'),
      ),
    open: async () =>
      succeed(
        attempts
          .filter(({ status }) => status === 'pending')
          .map(({ started, payment }) => ({
            kind: 'order' as const,
            orderId: started.orderId,
            paymentId: started.paymentId,
            method: 'credit_card' as const,
            amount: payment.total,
            since: '2026-11-20T09:00:00Z',
            expiresAt: started.expiresAt,
            state: 'awaiting' as const,
            continueUrl: started.redirectUrl,
          }))
          .toReversed(),
      ),
    async paymentStatus(id) {
      const attempt = attempts.find(({ started }) => started.paymentId === id)
      if (!attempt) return notFound('Ödeme bulunamadı.')
      const { status, started } = attempt
      return succeed({
        kind: 'order',
        status,
        orderId: started.orderId,
        reason: status === 'failed' ? 'Bankanız ödemeyi onaylamadı.' : null,
        own: true,
      })
    },
  }
}
