import type { LeafVocabulary, VariantVocabulary } from './vocabulary.ts'

type Comments = LeafVocabulary['comments']
type Words = LeafVocabulary['slots']

/** Vocabulary of a single leaf category; the rest comes from its shelf. */
interface LeafWords {
  readonly drawings: readonly string[]
  readonly price: readonly [number, number]
  readonly names: readonly string[]
  readonly slots: Words
  readonly properties?: LeafVocabulary['properties']
  readonly sentences: readonly string[]
  readonly variants?: readonly VariantVocabulary[]
  readonly brands?: readonly string[]
  readonly flags?: LeafVocabulary['flags']
}

/** Leaf categories that share brands and comments. */
export function shelf(
  shared: {
    readonly brands: readonly string[]
    readonly sentences: readonly string[]
    readonly comments: Comments
    readonly variants?: readonly VariantVocabulary[]
    readonly flags?: LeafVocabulary['flags']
  },
  leaves: Readonly<Record<string, LeafWords>>,
): readonly LeafVocabulary[] {
  return Object.entries(leaves).map(([category, leaf]) => ({
    category,
    brands: leaf.brands ?? shared.brands,
    drawings: leaf.drawings,
    names: leaf.names,
    slots: leaf.slots,
    price: leaf.price,
    variants: leaf.variants ?? shared.variants ?? [],
    properties: leaf.properties ?? {},
    sentences: [...leaf.sentences, ...shared.sentences],
    comments: shared.comments,
    flags: leaf.flags ?? shared.flags ?? [],
  }))
}

/** Colours that shops offer, each with the picture's tone. */
export const colours: VariantVocabulary = {
  name: 'Renk',
  values: [
    { name: 'Siyah' },
    { name: 'Kum Beji' },
    { name: 'Çam Yeşili' },
    { name: 'Gece Mavisi' },
    { name: 'Nar Kırmızısı' },
    { name: 'Bulut Grisi' },
  ],
}
export const softColours: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Pudra' }, { name: 'Lila' }, { name: 'Mint' }, { name: 'Krem' }, { name: 'Mercan' }],
}
export const sizes: VariantVocabulary = {
  name: 'Beden',
  values: ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name })),
}
export const shoeSizes = (from: number): VariantVocabulary => ({
  name: 'Numara',
  values: [0, 1, 2, 3, 4, 5].map((step) => ({ name: String(from + step) })),
})
