import type { CategoryNode, QueryVocabulary } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { makeTtlCache } from '../../platform/http/ttl-cache.ts'
import type { FacetCache } from '../listing/list-products.ts'
import { type BrowsePage, readBrowsePages } from './read-browse-pages.ts'
import { readKinds } from './read-kinds.ts'
import { readQueryVocabulary } from './read-query-vocabulary.ts'
import { readCountedWords } from './words/read-counted-words.ts'

/**
 * Cached data that every search needs and that changes rarely: the shop's vocabulary, its pages and counts. Each is
 * reloaded after a minute; meanwhile searches use the old data, for at most ten more minutes.
 */
export interface KeptSearch {
  readonly facets: FacetCache
  readonly vocabulary: (db: Database, now: Date) => Promise<QueryVocabulary>
  /** Folded words that products or shops have. */
  readonly words: (db: Database, now: Date) => Promise<ReadonlySet<string>>
  readonly pages: (db: Database, now: Date) => Promise<readonly BrowsePage[]>
  /** Leaf categories, the best-selling first. */
  readonly kinds: (db: Database, now: Date) => Promise<readonly CategoryNode[]>
}

const limits = { seconds: 60, staleSeconds: 600, max: 1 }

export function keepSearch(facets: FacetCache): KeptSearch {
  const vocabularies = makeTtlCache<QueryVocabulary>(limits)
  const words = makeTtlCache<ReadonlySet<string>>(limits)
  const kinds = makeTtlCache<readonly CategoryNode[]>(limits)
  const pages = makeTtlCache<readonly BrowsePage[]>(limits)
  return {
    facets,
    vocabulary: (db, now) => vocabularies.get('', now, () => readQueryVocabulary(db, now)),
    words: (db, now) => words.get('', now, () => readCountedWords(db)),
    kinds: (db, now) => kinds.get('', now, () => readKinds(db)),
    pages: (db, now) => pages.get('', now, () => readBrowsePages(db, now)),
  }
}
