import { searchKey } from '../text/search-key.ts'
import { lowerTr } from '../text/turkish-case.ts'
import type { CategoryNode } from './category-tree.ts'

/** The parts of a category's name: commas, `ve` and `&` join them. */
export const partsOfName = (name: string): readonly string[] => name.split(/ ve |, | & /)

/**
 * The kinds that a category's name lists, in lower case: `çay makinesi` and `kahve makinesi` of `Çay ve Kahve Makinesi`,
 * `klavye` and `fare` of `Klavye ve Fare`. A word that is the category's slug is a kind by itself: `Halı ve Kapı
 * Paspası`, whose slug is `hali`.
 */
export function kindsOf({ name, slug }: Pick<CategoryNode, 'name' | 'slug'>): readonly string[] {
  const parts = partsOfName(lowerTr(name))
  // Two words, of which the second is possessive.
  const [, end] = /^\S+( \S+[ıiuü])$/.exec(parts.at(-1) ?? '') ?? []
  return parts.map((part) => (end === undefined || part.includes(' ') || searchKey(part) === slug ? part : part + end))
}
