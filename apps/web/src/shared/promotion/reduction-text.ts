import { formatPrice } from '@market/domain/money'
import type { Reduction } from '@market/domain/promotions'

/** The discount of a campaign or coupon on a cart line, as text. */
export const reductionText = ({ name, amount }: Reduction): string => `${name}: ${formatPrice(amount)} indirim`
