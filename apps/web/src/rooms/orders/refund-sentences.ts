import { type CancelSummary, formatPrice } from '@market/domain'
import { orderTexts } from './texts.ts'

/** Refunded amounts and their destination: money, then gift code; if neither, the reason. */
export const refundSentences = (summary: CancelSummary): readonly string[] => {
  const { total, cargoRefund } = summary
  return [
    ...(total > 0 ? [`${orderTexts.cancel.total} ${formatPrice(total)}.`] : []),
    ...(total > 0 && cargoRefund > 0 ? [orderTexts.cancel.cargo] : []),
    ...refundPlaces(summary),
  ]
}

/** Where it goes back to, without how much money. */
export const refundPlaces = ({
  total,
  giftCode,
  refundTo,
}: Pick<CancelSummary, 'total' | 'giftCode' | 'refundTo'>): readonly string[] => [
  ...(total > 0 || giftCode === 0 ? [refundTo] : []),
  ...(giftCode > 0 ? [orderTexts.refunds.gift(formatPrice(giftCode))] : []),
]
