import {
  findCategory,
  kindsOf,
  pathTo,
  type QueryPart,
  type QueryUnderstanding,
  type QueryWord,
} from '@market/domain/catalog'
import { searchKey } from '@market/domain/text'
import type { ListingFilter } from '../listing/listing-filter.ts'
import { keyOf } from './read-query.ts'
import { meantCategories } from './words/meant-categories.ts'
import { isNearWord, nearKinds, nearNames } from './words/near-kinds.ts'

/**
 * A term for what is not sold (`uçlu kalem`) is found as a whole, not by its words apart (`keçeli kalem ince uçlu`). Before
 * `için` it only says what the thing is for: `bel ağrısı için yastık`.
 */
export const asTerms = ({ words, parts }: QueryUnderstanding, text: string): QueryUnderstanding => ({
  words: words.map((word) => (isUnsoldTerm(word) && !isPurpose(word, text) ? { ...word, inName: true } : word)),
  parts,
})
const isUnsoldTerm = (word: QueryWord) => word.text.includes(' ') && nearOf(word).length > 0
const isPurpose = (word: QueryWord, text: string) => searchKey(text).includes(`${keyOf(word)} icin`)

/** Adds the adjective of a noun (`tuzlu` to `tuz`), or the noun of an adjective, to a word's forms. */
export const withAdjectives = (word: QueryWord): QueryWord => {
  const [, noun] = /^(.{3,})l[iu]$/.exec(keyOf(word)) ?? []
  return {
    ...word,
    forms: [...word.forms, ...(noun === undefined ? ['li', 'lu'].map((end) => keyOf(word) + end) : [noun])],
  }
}

/** Kinds near what a word names. */
export const nearOf = ({ text, forms }: QueryWord) =>
  [text, ...forms].map(nearKinds).find((near) => near.length > 0) ?? []

/** Words that names of the nearest products have. */
export const nearNamesOf = ({ text }: QueryWord): readonly QueryWord[] =>
  nearNames(text).map((name) => ({ text: name, forms: [searchKey(name)], inName: true }))

/** Whether one of the category's own kinds is called so. */
const hasKind = (slug: string, text: string): boolean =>
  kindsOf(findCategory(slug) ?? { name: '', slug }).some((kind) => searchKey(kind) === searchKey(text))

/**
 * Treats a category name as a plain word if the shopper chose another category, or if the word on its own means
 * something else (`balık`, fish, does not mean aquariums).
 */
export function withoutOtherCategory(
  { words, parts }: QueryUnderstanding,
  { categoryId }: ListingFilter,
): QueryUnderstanding {
  const isOther = ({ filter, text, words: said }: QueryPart) => {
    if (filter.kind !== 'category') return false
    // One word of several does not tell the kind: `bebek şampuanı` is not in the kind of `bebek`.
    const forms = said.length === 1 ? said.flatMap((word) => word.forms) : []
    const meant = [text, ...forms].flatMap((form) => meantCategories(form) ?? [])[0]
    // `boyama` is nearest to children's books, though its stem is paint.
    if (
      said.length === 1 &&
      forms.length === 1 &&
      isNearWord(text) &&
      !filter.slugs.some((slug) => hasKind(slug, text))
    )
      return true
    const isUnder = (slug: string) => pathTo(slug).some((above) => filter.slugs.includes(above.slug))
    return (
      (meant !== undefined && !meant.first.some(isUnder)) ||
      (categoryId !== undefined && !filter.slugs.some((slug) => pathTo(slug).some(({ id }) => id === categoryId)))
    )
  }
  return {
    words: [...words, ...parts.filter(isOther).flatMap((part) => part.words)],
    parts: parts.filter((part) => !isOther(part)),
  }
}
