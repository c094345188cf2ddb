import { formatPrice } from '@market/domain/money'
import type { PaymentOption } from '@market/domain/checkout'
import { texts } from './texts.ts'

/** Why a way to pay is not offered, for the shopper. */
export const notOfferedText = ({ reason, limit }: PaymentOption): string | undefined =>
  reason && (limit === undefined ? texts.notOffered[reason] : texts.offeredUpTo[reason]?.(formatPrice(limit)))
