/** A choice that splits stock: its value ids join to the combination of `product_stock`. */
export interface VariantVocabulary {
  readonly name: string
  /** `add` in whole lira on top of the product's price. */
  readonly values: readonly { readonly name: string; readonly add?: number }[]
}

/**
 * The words that products of one leaf category are made of. `{slot}` in a template is replaced by a word of `slots`, the
 * same word everywhere in one product, so that name, description and properties agree.
 */
export interface LeafVocabulary {
  /** Slug of a leaf of the core's category tree. */
  readonly category: string
  /** Invented brand names that fit the leaf. */
  readonly brands: readonly string[]
  /** Drawings of the picture endpoint; every product shows one of them, so each must read as this kind of product. */
  readonly drawings: readonly string[]
  /** Product names without brand, as `Kablosuz Kulaküstü Kulaklık {feature} {hours} Saat`. */
  readonly names: readonly string[]
  readonly slots: Readonly<Record<string, readonly string[]>>
  /** Lowest and highest price, whole lira. */
  readonly price: readonly [number, number]
  readonly variants: readonly VariantVocabulary[]
  /** Property name to template values, `{slot}` allowed. */
  readonly properties: Readonly<Record<string, readonly string[]>>
  /** Sentences of the description; three to five are chosen, `{name}` and `{brand}` allowed besides slots. */
  readonly sentences: readonly string[]
  readonly comments: {
    readonly good: readonly string[]
    readonly middle: readonly string[]
    readonly bad: readonly string[]
  }
  /** Greatest number of instalments by law for the category; 12 where nothing is said. */
  readonly maxInstallment?: number
  readonly flags?: readonly ('adult' | 'gold' | 'book')[]
}
