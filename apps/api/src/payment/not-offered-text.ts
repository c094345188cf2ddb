import { formatPrice, type PaymentOption } from '@market/domain'
import { texts } from './texts.ts'

/** Why a way to pay is not offered, for the shopper. */
export const notOfferedText = ({ reason, limit }: PaymentOption): string | undefined =>
  reason && (limit === undefined ? texts.notOffered[reason] : texts.offeredUpTo[reason]?.(formatPrice(limit)))
