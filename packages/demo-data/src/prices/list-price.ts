import { quantity } from './quantity.ts'
import { brandTier } from '../vocabulary/brands.ts'
import type { PriceModel } from '../vocabulary/price-model.ts'
import { wordsOf, type LeafVocabulary } from '../vocabulary/vocabulary.ts'

/**
 * Lira of a product before shops write it: what its kind costs, its size, its brand, its material, and a seller's few percent
 * (`spread`, -1 to 1).
 */
export function listPrice(
  leaf: LeafVocabulary,
  product: { readonly brand: string; readonly texts: readonly string[]; readonly words: (slot: string) => string },
  spread: number,
): number {
  const { base, by = {}, words = {} }: PriceModel = leaf.price
  let lira = base * brandTier(product.brand) * (1 + spread * 0.04)
  for (const [slot, exponent] of Object.entries(by)) {
    const size = product.words(slot)
    if (size !== '') lira *= (quantity(size) / quantity(smallest(leaf, slot))) ** exponent
  }
  const said = `|${product.texts.join('|')}|`.replaceAll(/[ ,]/g, '|')
  for (const [word, factor] of Object.entries(words))
    if (said.includes(`|${word.replaceAll(/[ ,]/g, '|')}|`)) lira *= factor
  return lira
}

function smallest(leaf: LeafVocabulary, slot: string): string {
  const words = wordsOf(leaf, slot, '')
  return ('of' in words ? Object.values(words.words)[0]?.[0] : words[0]) ?? ''
}
