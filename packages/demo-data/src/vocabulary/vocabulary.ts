import type { PriceModel } from './price-model.ts'

/** A choice that splits stock: its value ids join to the combination of `product_stock`. */
export interface VariantVocabulary {
  readonly name: string
  /** `add` in whole lira on top of the product's price. */
  readonly values: readonly { readonly name: string; readonly add?: number }[]
  /** Values are amounts and all offered: twice as much costs `2 ** by` as much. */
  readonly by?: number
  /** Values are sizes in their order: a run without gaps is offered. */
  readonly run?: boolean
  /** Only products whose name has this word offer the value. */
  readonly when?: string
}

/** Words of a slot: one list, or a list for each word of another slot. */
export type SlotWords =
  | readonly string[]
  | { readonly of: string; readonly words: Readonly<Record<string, readonly string[]>> }

/**
 * The words that products of one leaf category are made of. `{slot}` in a template is replaced by a word of `slots`, the
 * same word everywhere in one product, so that name, description and properties agree.
 */
export interface LeafVocabulary {
  /** Slug of a leaf of the core's category tree. */
  readonly category: string
  /** Invented brand names that fit the leaf. */
  readonly brands: readonly string[]
  /** The group whose aspects the comments mention, if it is not the category: `sucuk` within meat. */
  readonly aspects?: string
  /** Drawings of the picture endpoint; every product shows one of them, so each must read as this kind of product. */
  readonly drawings: readonly string[]
  /** Product names without brand, as `Kablosuz Kulaküstü Kulaklık {feature} {hours} Saat`. */
  readonly names: readonly string[]
  /** `seri` and `model` are names of models: each of their words belongs to one brand. */
  readonly slots: Readonly<Record<string, SlotWords>>
  /** Values of other slots that a word of the name implies: `Kot` is of denim. A property of an empty word is left out. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly price: PriceModel
  readonly variants: readonly VariantVocabulary[]
  /** Property name to template values, `{slot}` allowed. */
  readonly properties: Readonly<Record<string, readonly string[]>>
  /** Sentences of the description; three to five are chosen, `{name}` and `{brand}` allowed besides slots. */
  readonly sentences: readonly string[]
  /** Whole sentences of comments that only this leaf's products earn, besides those of its aspects. */
  readonly comments?: {
    readonly good: readonly string[]
    readonly middle: readonly string[]
    readonly bad: readonly string[]
  }
  readonly flags?: readonly ('adult' | 'gold')[]
}

/** The words that a brand has for a slot: models are dealt out among the leaf's brands. */
export function wordsOf(leaf: LeafVocabulary, slot: string, brand: string): SlotWords {
  const words = leaf.slots[slot]
  if (!words) throw new Error(`no words for {${slot}} in ${leaf.category}`)
  if ((slot !== 'seri' && slot !== 'model') || 'of' in words) return words
  const place = leaf.brands.indexOf(brand)
  return words.filter((_, index) => index % leaf.brands.length === place)
}
