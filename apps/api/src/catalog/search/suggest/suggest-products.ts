import { productUrl } from '@market/domain/navigation'
import { kurus, toLira } from '@market/domain/money'
import type { CategoryNode, QueryWord } from '@market/domain/catalog'
import type { AutocompleteWire } from '@market/contract'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { bestMatching } from '../../listing/best-matching.ts'
import { readListingFilter } from '../../listing/listing-filter.ts'
import { matchWords } from '../match-words.ts'
import { keyOf } from '../read-query.ts'

/** Number of best sellers that are ranked by relevance. */
const maxRanked = 60
/** Number of products shown, and of products whose names are used to complete the last of several words. */
const shown = { products: 3, names: 24 }

/** A product of the suggestions, with its leaf category. */
export interface SuggestedProduct {
  readonly product: AutocompleteWire['products'][number]
  readonly categoryId: number
}

const inStock = readListingFilter({ limit: 48, offset: 0, sort: 'default', stock: 'true' }, undefined)

/**
 * The most relevant products in stock among the best sellers that match the words; products of named kinds come first.
 */
export async function suggestProducts(
  db: Database,
  words: readonly QueryWord[],
  kinds: readonly CategoryNode[],
): Promise<readonly SuggestedProduct[]> {
  const { match, rank = sql`0` } = matchWords(words, {
    typed: words,
    lastIs: 'beginning',
    anywhere: words.length > 1,
    ofLeaf: false,
  })
  const best = bestMatching({
    filter: inStock,
    match,
    limit: maxRanked,
    offset: 0,
    enough: words.length > 1 ? shown.names : maxRanked,
    mark: '~best',
    condition: sql`not p.adult`,
    typed: words.length === 1 ? words.map(keyOf)[0] : undefined,
  })
  const { rows } = await sql<{
    id: number
    category_id: number
    slug: string
    name: string
    brand: string
    price: number
    thumbnail: string
  }>`
    select best.id, product.category_id, product.slug, product.name, b.name as brand, product.unit_price as price, product.images[1] as thumbnail
    from (select p.id, row_number() over (order by p.category_id = any(${kinds.map(({ id }) => id)}::int[]) desc, ${rank} desc, p.sold_count desc, p.id) as place from (
        select * from ${best} found) p
      order by 2 limit ${sql.lit(words.length > 1 ? shown.names : shown.products)}) best
    join products product on product.id = best.id join brands b on b.id = product.brand_id
    order by best.place`.execute(db)
  return rows.map(({ id, slug, name, brand, price, thumbnail, category_id: categoryId }) => ({
    product: { id, name, brand, url: productUrl({ id, slug }), thumbnail, price: toLira(kurus(price)) },
    categoryId,
  }))
}
