import { formatPrice } from '@market/domain/money'
import { discountLabel, type ListingPage, type ProductCard } from '@market/domain/catalog'
import { shellMessages } from '@market/domain/shell'
import { texts } from './texts.ts'

/** A search result as text, with products numbered from 1. */
export function listingText(page: ListingPage): string {
  const { results, resultCount, correctedQuery, suggestQueries } = page
  const suggested = suggestQueries.length > 0 ? [texts.search.tryInstead(suggestQueries.join(', '))] : []
  if (results.length === 0) return [shellMessages.nothingFound, ...suggested].join('\n')
  const found =
    resultCount > results.length ? texts.search.foundMore(resultCount, results.length) : texts.search.found(resultCount)
  const corrected = correctedQuery ? [texts.search.corrected(correctedQuery)] : []
  return [...corrected, found, ...results.map((card, index) => `${index + 1}. ${cardText(card)}`)].join('\n')
}

function cardText(card: ProductCard): string {
  const facts = [
    formatPrice(card.price) + insteadOf(card),
    ...(card.discount ? [discountLabel] : []),
    texts.product.stock(card.stock),
    card.shop.name,
  ]
  return `${card.brand} ${card.name}: ${facts.join(', ')}`
}

/** The crossed-out price, if there is one. */
const insteadOf = ({ price, originalPrice }: ProductCard): string =>
  originalPrice > price ? ` (${texts.product.insteadOf(formatPrice(originalPrice))})` : ''
