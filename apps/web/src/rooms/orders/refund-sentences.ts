import { formatPrice } from '@market/domain/money'
import type { CancelDetails, CancelSummary } from '@market/domain/orders'
import { orderTexts } from './texts.ts'

/** A preview, or a request with the time at which its money went. */
type Refunded = CancelSummary & Partial<Pick<CancelDetails, 'settledAt'>>

/** Refunded amounts and their destination: money, then gift code; if neither, the reason. */
export const refundSentences = (summary: Refunded): readonly string[] => {
  const { total, cargoRefund, settledAt } = summary
  const title = settledAt ? orderTexts.cancel.refunded : orderTexts.cancel.total
  return [
    ...(total > 0 ? [`${title} ${formatPrice(total)}.`] : []),
    ...(total > 0 && cargoRefund > 0 ? [orderTexts.cancel.cargo] : []),
    ...refundPlaces(summary),
  ]
}

/** Where it goes back to, without how much money. */
export const refundPlaces = ({
  total,
  giftCode,
  refundTo,
  settledAt,
}: Pick<Refunded, 'total' | 'giftCode' | 'refundTo' | 'settledAt'>): readonly string[] => [
  ...(total > 0 || giftCode === 0 ? [refundTo] : []),
  ...(giftCode > 0 ? [orderTexts.refunds[settledAt ? 'giftDone' : 'gift'](formatPrice(giftCode))] : []),
]
