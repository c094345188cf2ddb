import type { GatewayResult } from '@market/domain/kernel'
import {
  isSearchText,
  listingKinds,
  listingQuery,
  type ProductCard,
  type ProductCatalog,
  type ProductDetail,
} from '@market/domain/catalog'
import { failureText } from './failure-text.ts'
import { listEntry } from './list-entry.ts'
import { listingText } from './listing-text.ts'
import { productText } from './product-text.ts'
import { texts } from './texts.ts'

/** Commands for searching and showing products. Numbers refer to the products of the last search. */
export interface Browse {
  search(words: string): Promise<string>
  show(no: string | undefined): Promise<string>
  /** Loads the product with a number in the last list; returns a sentence if it cannot. */
  product(no: string | undefined): Promise<ProductDetail | string>
}

/** The smallest page size of a listing fits on a text screen. */
const pageSize = String(Math.min(...listingKinds.listing.sizes))

export function makeBrowse(catalog: ProductCatalog): Browse {
  let found: readonly ProductCard[] = []

  const product = async (no: string | undefined) => {
    if (found.length === 0) return texts.search.none
    const card = listEntry(found, no)
    return card ? valueOrText(catalog.product(card.id)) : texts.search.outOfRange(found.length)
  }
  return {
    product,
    async search(words) {
      if (!isSearchText(words)) return texts.search.tooShort
      const query = listingQuery([
        ['q', words],
        ['limit', pageSize],
      ])
      const page = await valueOrText(catalog.search({ ...listingQuery.toRequest(query), q: query.q }))
      if (typeof page === 'string') return page
      found = page.results
      return listingText(page)
    },
    async show(no) {
      const detail = await product(no)
      return typeof detail === 'string' ? detail : productText(detail)
    },
  }
}

async function valueOrText<Value>(asked: GatewayResult<Value>): Promise<Value | string> {
  const answer = await asked
  return answer.ok ? answer.value : failureText(answer.failure)
}
