import { partsOfName } from '@market/domain/catalog'
import { searchKey } from '@market/domain/text'
import { withDecimals } from '../../listing/text-query.ts'
import { splitWords } from './split-words.ts'
import { wordStems } from './word-stems.ts'

export interface ProductWords {
  readonly name: string
  readonly brand: string
  /** Names from the main category down to the product's own. */
  readonly categories: readonly string[]
  readonly code: string
}

/**
 * The text of a product's `tsvector`. Weights tell the source of a lexeme: A a word of brand, name or code as written,
 * B its stem, C the kind of product (the head of its category: `telefonu` of `Cep Telefonu`), D the categories. Words
 * and their stems share a position, so that phrases match either.
 */
export function searchVectorText(product: ProductWords): string {
  const lexemes = new Map<string, string[]>()
  const put = (lexeme: string, position: number, weight: string) => {
    if (!/^[\p{L}\p{N}]+$/u.test(lexeme)) return
    const places = lexemes.get(lexeme)
    if (places) places.push(`${position}${weight}`)
    else lexemes.set(lexeme, [`${position}${weight}`])
  }
  let position = 1
  const putText = (text: string, exact: string, stem: string | undefined) => {
    for (const parts of splitWords(withDecimals(text))) {
      const places = Math.max(1, parts.length - 1)
      // The joined word has the position of its last part.
      for (const [index, word] of parts.entries()) {
        const place = position + Math.min(index, places - 1)
        put(searchKey(word), place, exact)
        if (stem !== undefined) for (const folded of wordStems(word)) put(folded, place, stem)
      }
      position += places
    }
  }
  // Leave a gap in the positions, so that no phrase spans two texts.
  const gap = () => (position += 5)
  // A brand has no stems: `Yağmurca` is not meant by `yağmur`. A phrase may span brand and name.
  putText(product.brand, 'A', undefined)
  putText(product.name, 'A', 'B')
  gap()
  for (const [text, weight] of [
    [product.code, 'A'],
    [headsOf(product.categories.at(-1) ?? ''), 'C'],
    ...product.categories.map((category) => [category, 'D'] as const),
  ] as const) {
    putText(text, weight, weight)
    gap()
  }
  return [...lexemes].map(([lexeme, places]) => `'${lexeme}':${[...new Set(places)].join(',')}`).join(' ')
}

/** The words that name a category's kinds: in Turkish the last word of a name. */
export const headsOf = (category: string) =>
  partsOfName(category)
    .map((part) => part.split(' ').at(-1) ?? '')
    .join(' ')
