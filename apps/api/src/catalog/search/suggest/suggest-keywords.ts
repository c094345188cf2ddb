import { findCategoryById, type QueryWord, searchKey } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import { searchableWords } from '../words/count-words.ts'
import { keyOf } from '../read-query.ts'
import type { SuggestedProduct } from './suggest-products.ts'

const maxKeywords = 4

/**
 * Whole queries that the typed text may become: the kinds that it names; phrases of the catalogue that begin with it; the
 * words with the last one completed from the best sellers that have them; for a single word, any word.
 */
export async function suggestKeywords(
  db: Database,
  words: readonly QueryWord[],
  known: { readonly kinds: readonly string[]; readonly found: readonly SuggestedProduct[] },
): Promise<string[]> {
  const typed = words.map(keyOf).join(' ')
  const written = words.map(({ text }) => text).join(' ')
  const last = words.map(keyOf).at(-1) ?? ''
  // `kış` is winter before it is `kişisel`.
  const asWritten = sql`spelling like ${`${written}%`}`
  const { rows } = await sql<{ spelling: string; phrase: boolean }>`
    (select spelling, true as phrase from search_phrases where phrase like ${`${typed}%`}
      order by phrase = ${typed} desc, ${asWritten} desc, weight desc, phrase limit ${sql.lit(maxKeywords)})
    union all
    (select spelling, false from search_words where word like ${`${last}%`} and ${words.length === 1}
      order by word = ${last} desc, ${asWritten} desc, weight desc, word limit ${sql.lit(maxKeywords)})`.execute(db)
  const spellings = [
    ...known.kinds,
    ...rows.filter(({ phrase }) => phrase).map(({ spelling }) => spelling),
    ...(words.length === 1 ? [] : completions(words, known.found)),
    ...rows.filter(({ phrase }) => !phrase).map(({ spelling }) => spelling),
  ]
  return [...new Map(spellings.map((spelling) => [searchKey(spelling), spelling])).values()].slice(0, maxKeywords)
}

/** The words with the last one completed as in names and kinds of products, the most frequent first. */
function completions(words: readonly QueryWord[], found: readonly SuggestedProduct[]): readonly string[] {
  const last = words.map(keyOf).at(-1) ?? ''
  const counts = new Map<string, number>()
  for (const { product, categoryId } of found) {
    const text = `${product.name} ${findCategoryById(categoryId)?.name ?? ''}`
    for (const word of new Set(searchableWords(text)))
      if (searchKey(word).startsWith(last)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const before = words.slice(0, -1).map(({ text }) => text)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => [...before, word].join(' '))
}
