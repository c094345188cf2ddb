import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Columns maintained by triggers of `products`; no other code writes them. */
type Kept<Row> = { readonly [Column in keyof Row]: GeneratedAlways<Row[Column]> }

interface SearchPhrasesTable {
  phrase: string
  spelling: string
  weight: number
}

interface SearchWordsTable {
  word: string
  /** `soundKey` of the word; empty for words counted before sounds were stored. */
  sound: Generated<string>
  spelling: string
  weight: number
  /** Number of products that have it in their name, not counting the brand's name. */
  named: Generated<number>
}

/** Words that mean the same in a search. */
interface SynonymsTable {
  id: GeneratedAlways<number>
  terms: readonly string[]
  /** Finds the terms and is not found by them. */
  one_way: string | null
  since: ColumnType<Date, string, string>
  until: ColumnType<Date | null, string | null, string | null>
}

export interface ListingTables {
  synonyms: SynonymsTable
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
