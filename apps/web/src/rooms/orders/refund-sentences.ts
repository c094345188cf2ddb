import { type CancelSummary, formatPrice } from '@market/domain'
import { orderTexts } from './texts.ts'

/** What goes back and where to: money with its place, then the gift code; where neither does, why. */
export const refundSentences = ({ total, cargoRefund, giftCode, refundTo }: CancelSummary): readonly string[] => [
  ...(total > 0 ? [`${orderTexts.cancel.total} ${formatPrice(total)}.`] : []),
  ...(total > 0 && cargoRefund > 0 ? [orderTexts.cancel.cargo(formatPrice(cargoRefund))] : []),
  ...(total > 0 || giftCode === 0 ? [refundTo] : []),
  ...(giftCode > 0 ? [orderTexts.refunds.gift(formatPrice(giftCode))] : []),
]
