import { careSentences } from './care-sentences.ts'
import type { LeafVocabulary, VariantVocabulary } from './vocabulary.ts'

/** Vocabulary of a single leaf category; the rest comes from its shelf. */
type LeafWords = Pick<LeafVocabulary, 'drawings' | 'price' | 'names' | 'slots' | 'sentences'> &
  Partial<Pick<LeafVocabulary, 'properties' | 'facts' | 'variants' | 'brands' | 'flags' | 'maxInstallment'>>

/** Leaf categories that share brands. */
export function shelf(
  shared: Pick<LeafVocabulary, 'brands'> &
    Partial<Pick<LeafVocabulary, 'sentences' | 'comments' | 'variants' | 'flags' | 'maxInstallment'>>,
  leaves: Readonly<Record<string, LeafWords>>,
): readonly LeafVocabulary[] {
  return Object.entries(leaves).map(([category, leaf]) => ({
    category,
    variants: [],
    properties: {},
    ...shared,
    ...leaf,
    sentences: [...leaf.sentences, ...(shared.sentences ?? []), ...careSentences(category)],
  }))
}

/** Colours that shops offer, each with the picture's tone. */
export const colours: VariantVocabulary = {
  name: 'Renk',
  values: [
    { name: 'Siyah' },
    { name: 'Beyaz' },
    { name: 'Kum Beji' },
    { name: 'Çam Yeşili' },
    { name: 'Gece Mavisi' },
    { name: 'Nar Kırmızısı' },
    { name: 'Bulut Grisi' },
  ],
}
export const softColours: VariantVocabulary = {
  name: 'Renk',
  values: ['Siyah', 'Beyaz', 'Kırmızı', 'Pudra', 'Lila', 'Mint', 'Krem', 'Mercan'].map((name) => ({ name })),
}
/** Of what a baby wears or lies in, which nobody makes in black. */
export const babyColours: VariantVocabulary = {
  name: 'Renk',
  values: ['Bulut Grisi', 'Beyaz', 'Sarı', 'Pudra', 'Lila', 'Mint', 'Krem', 'Mercan'].map((name) => ({ name })),
}
/** Sizes in their order, all of them offered. */
export const sizesOf = (name: string, values: readonly string[], when?: string): VariantVocabulary => ({
  name,
  run: true,
  values: values.map((value) => ({ name: value })),
  ...(when === undefined ? {} : { when }),
})
export const sizes = sizesOf('Beden', ['S', 'M', 'L', 'XL', 'XXL'])
/** Whole runs as shoe shops have them. */
export const shoeSizes = (from: number, to: number, when?: string) =>
  sizesOf(
    'Numara',
    Array.from({ length: to - from + 1 }, (_, step) => String(from + step)),
    when,
  )
export const anyShoeSizes = [shoeSizes(35, 41, 'Kadın'), shoeSizes(39, 46, 'Erkek'), shoeSizes(36, 45, 'Unisex')]
/** Of what children wear; a parent types the child's age. */
export const ages = sizesOf(
  'Yaş',
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', '12'].map((age) => `${age} Yaş`),
)
