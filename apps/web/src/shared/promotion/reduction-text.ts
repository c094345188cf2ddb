import { formatPrice } from '@market/domain/money'
import type { Reduction } from '@market/domain/promotions'

/** What a campaign or coupon takes off a line, in words. */
export const reductionText = ({ name, amount }: Reduction): string => `${name}: ${formatPrice(amount)} indirim`
