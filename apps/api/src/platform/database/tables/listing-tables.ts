import type { Generated, GeneratedAlways } from 'kysely'

/** Columns maintained by triggers of `products`; no other code writes them. */
type Kept<Row> = { readonly [Column in keyof Row]: GeneratedAlways<Row[Column]> }

interface SearchPhrasesTable {
  phrase: string
  spelling: string
  weight: number
}

interface SearchWordsTable {
  word: string
  /** `soundKey` of the word; empty where it was counted before sounds were kept. */
  sound: Generated<string>
  spelling: string
  weight: number
}

export interface ListingTables {
  search_phrases: SearchPhrasesTable
  search_words: SearchWordsTable
  /** The products on sale with the columns for filters and orders. */
  listed: Kept<
    Record<
      | 'id'
      | 'category_id'
      | 'brand_id'
      | 'shop_id'
      | 'sold_count'
      | 'sold_week'
      | 'rating_count'
      | 'price'
      | 'original_price'
      | 'average',
      number
    > &
      Record<'sold_out' | 'free_shipping' | 'fast_shipping' | 'kargomat' | 'adult', boolean> &
      Record<'code' | 'name_order' | 'search', string> &
      Record<'tags' | 'facets', readonly string[]> & { readonly created_at: Date }
  >
}
