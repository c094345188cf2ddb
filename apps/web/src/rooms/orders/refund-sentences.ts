import { formatPrice } from '@market/domain/money'
import type { CancelDetails, CancelSummary } from '@market/domain/orders'
import { orderTexts } from './texts.ts'

/** The preview of a refund, or a request with the time at which its money was sent. */
type Refunded = CancelSummary & Partial<Pick<CancelDetails, 'settledAt'>>

/** The refunded amounts and where they go: money first, then the gift code; without a refund, the reason. */
export const refundSentences = (summary: Refunded): readonly string[] => {
  const { total, cargoRefund, settledAt } = summary
  const title = settledAt ? orderTexts.cancel.refunded : orderTexts.cancel.total
  return [
    ...(total > 0 ? [`${title} ${formatPrice(total)}.`] : []),
    ...(total > 0 && cargoRefund > 0 ? [orderTexts.cancel.cargo] : []),
    ...refundPlaces(summary),
  ]
}

/** Where the refund goes, without the amount of money, and what follows later. */
export const refundPlaces = ({
  total,
  giftCode,
  refundTo,
  settledAt,
  later = [],
}: Pick<Refunded, 'total' | 'giftCode' | 'refundTo' | 'settledAt' | 'later'>): readonly string[] => [
  ...(total > 0 || giftCode === 0 ? [refundTo] : []),
  ...(giftCode > 0 ? [orderTexts.refunds[settledAt ? 'giftDone' : 'gift'](formatPrice(giftCode))] : []),
  ...later,
]
