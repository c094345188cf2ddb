import { wordStems } from './word-stems.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { nearWords } from './near-words.ts'
import type { QueryWord } from './read-query.ts'

/** Shorter words have too many neighbours to be corrected. */
const shortest = 4
/** Turkish suffixes are seldom longer. */
const longestEnding = 6

/**
 * The words with unknown ones corrected: to the most frequent word one typo away, otherwise to the longest known word
 * that is a prefix (`ayakkabısından`). Undefined if nothing was corrected.
 */
export async function correctQuery(
  db: Database,
  words: readonly QueryWord[],
): Promise<readonly QueryWord[] | undefined> {
  const unknown = await unknownWords(db, words)
  if (unknown.size === 0) return undefined
  let mended = false
  const corrected: QueryWord[] = []
  for (const word of words) {
    const spelling = unknown.has(word.key) ? await nearestSpelling(db, word.key) : undefined
    if (spelling !== undefined) mended = true
    corrected.push(spelling === undefined ? word : { ...spelling, stems: wordStems(spelling.spelling) })
  }
  return mended ? corrected : undefined
}

async function unknownWords(db: Database, words: readonly QueryWord[]): Promise<ReadonlySet<string>> {
  const forms = words.flatMap(({ key, stems }) => [key, ...stems])
  const rows = await db.selectFrom('search_words').select('word').where('word', 'in', forms).execute()
  const known = new Set(rows.map(({ word }) => word))
  return new Set(
    words.filter((word) => ![word.key, ...word.stems].some((form) => known.has(form))).map(({ key }) => key),
  )
}

async function nearestSpelling(db: Database, key: string) {
  if (key.length < shortest) return undefined
  const bestOf = (candidates: readonly string[], longestFirst: boolean) =>
    db
      .selectFrom('search_words')
      .select(['word as key', 'spelling'])
      .where('word', 'in', candidates)
      .$if(longestFirst, (query) => query.orderBy((row) => row.fn('length', ['word']), 'desc'))
      .orderBy('weight', 'desc')
      .orderBy('word')
      .limit(1)
      .executeTakeFirst()
  const whole = Array.from(key)
  const beginnings = Array.from({ length: longestEnding }, (_, index) => whole.slice(0, -index - 1).join('')).filter(
    (beginning) => beginning.length >= shortest,
  )
  return (await bestOf(nearWords(key), false)) ?? (beginnings.length > 0 ? await bestOf(beginnings, true) : undefined)
}
