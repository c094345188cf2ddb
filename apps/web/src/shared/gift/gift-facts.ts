import { formatPrice, type Money } from '@market/domain/money'
import type { GiftChoice } from '@market/domain/cart'

/** What was chosen of a gift, in words for the lines below a product: wrapping with its price, note, hidden prices. */
export const giftFacts = ({ wrapped, note, pricesHidden }: GiftChoice, wrapPrice: Money): readonly string[] => [
  ...(wrapped ? [`Hediye paketi: ${formatPrice(wrapPrice)}`] : []),
  ...(note === '' ? [] : [`Hediye notu: “${note}”`]),
  ...(pricesHidden ? ['Koliden çıkan belgede fiyat yazmaz'] : []),
]
