import { formatPrice, kurus } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import { orderSumTitles } from '@market/domain/orders'
import { longDayText, timeText } from '@market/domain/kernel'
import { rows, section } from './contract-parts.ts'
import { paymentWords, type PlacedPayment } from './payment-words.ts'

/** The facts of an order that its accepted documents could not state yet; amounts in kuruş. */
export interface PlacedFacts {
  readonly number: string
  readonly placedAt: Date
  /** Without the interest of instalments. */
  readonly total: number
  readonly giftTotal: number
  readonly payment: PlacedPayment
}

/** The HTML of an accepted document, with the number, time and payment of its order above the accepted text. */
export function placedCopy(html: string, { number, placedAt, total, giftTotal, payment }: PlacedFacts): string {
  const interest = payment.amount - total
  return `${section(
    'Sipariş ve ödeme',
    rows([
      ['Sipariş numarası', number],
      ['Onay tarihi', `${longDayText(placedAt)}, ${timeText(placedAt)}`],
      ['Ödeme', paymentWords(payment, { byGiftCode: giftTotal > 0 })],
      ...(interest > 0 ? [[orderSumTitles.interest, formatPrice(kurus(interest))] as const] : []),
      [cartMessages.total, formatPrice(kurus(payment.amount))],
    ]),
  )}\n${html}`
}
