import { searchKey } from '@market/domain/text'
import { findCategoryById, type QueryWord } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { searchableWords } from '../words/count-words.ts'
import { keyOf } from '../read-query.ts'
import type { SuggestedProduct } from './suggest-products.ts'

const maxKeywords = 4

/** Phrases of the catalogue, and for a single word its words, that begin with the typed text. */
export async function readBegun(
  db: Database,
  words: readonly QueryWord[],
): Promise<readonly { readonly spelling: string; readonly phrase: boolean }[]> {
  const typed = words.map(keyOf).join(' ')
  // Spellings that match the typed letters exactly come first: `kış` (winter) before `kişisel`.
  const asWritten = sql`spelling like ${`${words.map(({ text }) => text).join(' ')}%`}`
  const { rows } = await sql<{ spelling: string; phrase: boolean }>`
    (select spelling, true as phrase from search_phrases where phrase like ${`${typed}%`}
      order by phrase = ${typed} desc, ${asWritten} desc, weight desc, phrase limit ${sql.lit(maxKeywords)})
    union all
    (select spelling, false from search_words where word like ${`${typed}%`} and ${words.length === 1}
      order by word = ${typed} desc, ${asWritten} desc, weight desc, word limit ${sql.lit(maxKeywords)})`.execute(db)
  return rows
}

/**
 * Suggests complete queries for the typed text: names of matching kinds; catalogue phrases that begin with it; the text
 * with its last word completed from best sellers; for a single word, any word that begins with it.
 */
export function suggestKeywords(
  words: readonly QueryWord[],
  known: {
    readonly kinds: readonly string[]
    readonly begun: Awaited<ReturnType<typeof readBegun>>
    readonly found: readonly SuggestedProduct[]
  },
): string[] {
  const spellings = [
    ...known.kinds,
    ...known.begun.filter(({ phrase }) => phrase).map(({ spelling }) => spelling),
    ...(words.length === 1 ? [] : completions(words, known.found)),
    ...known.begun.filter(({ phrase }) => !phrase).map(({ spelling }) => spelling),
  ]
  return [...new Map(spellings.map((spelling) => [searchKey(spelling), spelling])).values()].slice(0, maxKeywords)
}

/** The words with the last one completed by words in names and kinds of products, the most frequent first. */
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
