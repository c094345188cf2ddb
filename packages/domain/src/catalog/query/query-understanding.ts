import type { PriceRange } from '../listing-filters.ts'

/** A word of a query, or several that name one thing (`dizüstü bilgisayar`). */
export interface QueryWord {
  /** As typed, in Turkish lower case. */
  readonly text: string
  /**
   * Folded spellings (rules.md T4), the typed one first; a product must have one of them. Each is one word, or several
   * separated by spaces: `laptop`, `dizustu bilgisayar`.
   */
  readonly forms: readonly string[]
  /** Whether the name of a product must have it, since its category or its properties say too little. */
  readonly inName?: true
}

/** A value of a product's choice or property, as the listing filters by it. */
export interface ProductChoice {
  readonly name: string
  readonly value: string
}

/** A condition that a part of a query puts on products. */
export type QueryFilter =
  /**
   * Products in one of the categories, or below. `partly` if the words are only the end of a name, such as `kutusu` of
   * `Kalem Kutusu`.
   */
  | { readonly kind: 'category'; readonly slugs: readonly string[]; readonly partly?: true }
  | { readonly kind: 'brand'; readonly slug: string }
  | { readonly kind: 'shop'; readonly slug: string }
  /**
   * A colour, size or measure. A product must have one of the variants, or one of the folded words in its name, since
   * many names include it.
   */
  | { readonly kind: 'choice'; readonly choices: readonly ProductChoice[]; readonly words: readonly string[] }
  /**
   * Excludes products whose name or category is for `others`. Products for `words` come first. With `only`, all other
   * products are excluded: most products for men do not say so, but those for children do.
   */
  | {
      readonly kind: 'people'
      readonly words: readonly string[]
      readonly others: readonly string[]
      readonly only: boolean
    }
  | { readonly kind: 'price'; readonly price: PriceRange }
  | { readonly kind: 'delivery'; readonly delivery: 'free_shipping' | 'fast_shipping' }
  | { readonly kind: 'stock' }
  /** Products among the shop's gift ideas, or those for one recipient (`Anne`). */
  | {
      readonly kind: 'gift'
      readonly receiver?: string
      readonly people?: Pick<Extract<QueryFilter, { readonly kind: 'people' }>, 'words' | 'others' | 'only'>
    }
  | { readonly kind: 'discount' }
  /** Rated so high at least. */
  | { readonly kind: 'rating'; readonly average: number }
  /** Products with a registered geographic indication. */
  | { readonly kind: 'origin' }
  /** A sort key of listings, used if the shopper chose no other. */
  | { readonly kind: 'sort'; readonly sort: string }
  /**
   * Excludes products with one of the folded words (or word sequences) in their name or categories, or with one of the
   * variants, which are those of a measure.
   */
  | { readonly kind: 'without'; readonly words: readonly string[]; readonly choices: readonly ProductChoice[] }

/** A search as in its address: the text, and the keys of parts to read as plain words. */
export interface AskedQuery {
  readonly q: string
  readonly literal: readonly string[]
}

/** A stretch of the query that became a condition; the page shows it as a chip. */
export interface QueryPart {
  /** As typed. */
  readonly text: string
  /** The search without the part, to which its chip leads. */
  readonly without: AskedQuery
  /** Text of the chip: `Renk: Kırmızı`, `En fazla 500 TL`. */
  readonly label: string
  readonly filter: QueryFilter
  /**
   * The part as words, which are searched if the condition leaves no product. Empty for prices, sort orders, offers and
   * exclusions, which are not part of product names.
   */
  readonly words: readonly QueryWord[]
}

/** A query as the shop understands it. A product matches if it has every word and meets every part. */
export interface QueryUnderstanding {
  readonly words: readonly QueryWord[]
  readonly parts: readonly QueryPart[]
}
