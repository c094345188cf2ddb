import type { ListingWire } from '@market/contract'
import { categoryUrl } from '@market/domain/navigation'
import { findCategory, type QueryUnderstanding } from '@market/domain/catalog'
import { type BrowsePage, foldedWords } from './read-browse-pages.ts'

type FoundPage = NonNullable<ListingWire['search']>['pages'][number]

/** Pages of a kind that are shown beside the products. */
const maxOfKind = 2
/** A shorter word is taken literally. */
const shortestBeginning = 4

/**
 * Shops, brands, campaigns and categories named by the whole search or by one of its parts. A single category is not
 * listed, because its chip already shows it.
 */
export function findPages(
  pages: readonly BrowsePage[],
  { q, understanding }: { readonly q: string; readonly understanding: QueryUnderstanding },
): readonly FoundPage[] {
  const named = understanding.parts.filter(({ filter }) => filter.kind === 'shop' || filter.kind === 'brand')
  const texts = [q, ...named.map(({ text }) => text)].map(foldedWords)
  const called = pages.filter((page) => texts.some((words) => isCalled(page.words, words))).map(({ page }) => page)
  const categories = understanding.parts.flatMap(({ filter }) =>
    filter.kind === 'category' && filter.slugs.length > 1 ? filter.slugs : [],
  )
  const found = [...called, ...categories.flatMap(categoryPage)]
  return found.filter(
    ({ kind }, index) => found.slice(0, index).filter((other) => other.kind === kind).length < maxOfKind,
  )
}

/** Whether each word equals a word of the name or begins one. */
const isCalled = (name: readonly string[], words: readonly string[]) =>
  words.join('').length > 2 &&
  words.every((word) => name.some((one) => one === word || (word.length >= shortestBeginning && one.startsWith(word))))

const categoryPage = (slug: string): readonly FoundPage[] => {
  const node = findCategory(slug)
  return node ? [{ kind: 'category', name: node.name, url: categoryUrl(slug), image: null }] : []
}
