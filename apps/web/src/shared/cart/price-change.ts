import { type CartItem, lineNews } from '@market/domain/cart'
import { formatPrice } from '@market/domain/money'
import { cartLineTexts as texts } from './texts.ts'

/** Says how the price of a cart line changed since it was added; undefined if it did not. */
export function priceChange(item: CartItem): string | undefined {
  const { cheaperBy, dearerBy } = lineNews(item)
  if (cheaperBy !== null) return texts.cheaper(formatPrice(cheaperBy))
  return dearerBy === null ? undefined : texts.dearer(formatPrice(dearerBy))
}
