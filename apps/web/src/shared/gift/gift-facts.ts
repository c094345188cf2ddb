import { formatPrice, type Money } from '@market/domain/money'
import type { GiftChoice } from '@market/domain/cart'

/** The gift options of a cart line as texts: wrapping with its price, note, hidden prices. */
export const giftFacts = ({ wrapped, note, pricesHidden }: GiftChoice, wrapPrice: Money): readonly string[] => [
  ...(wrapped ? [`Hediye paketi: ${formatPrice(wrapPrice)}`] : []),
  ...(note === '' ? [] : [`Hediye notu: “${note}”`]),
  ...(pricesHidden ? ['Koliden çıkan belgede fiyat yazmaz'] : []),
]
