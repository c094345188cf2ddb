import { type KnownWord, nearWords, type QueryWord, soundKey, wordBeginnings } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { anywhereQuery } from '../match-words.ts'
import { keyOf } from '../read-query.ts'
import { isRealWord } from './real-words.ts'
import { longestWord } from './split-words.ts'

/** A counted word with its most common spelling. */
export interface SpelledWord extends KnownWord {
  readonly spelling: string
}

/** The result for a word that is not counted: found in a product, or the similar counted words. */
export type Uncounted = { readonly found: true } | { readonly found: false; readonly alike: readonly SpelledWord[] }

/** Maximum number of words with similar letters, in addition to words one typo away. */
const maxAlike = 40

/**
 * Reads in one statement whether products have the words (as words newer than the counts, or as prefixes), and for
 * missing words the similar ones. Similar words are not searched if `guessed` is false or the word is a real one.
 */
export async function readUncounted(
  db: Database,
  words: readonly QueryWord[],
  asked: { readonly last: QueryWord | undefined; readonly joined: string; readonly guessed: boolean },
): Promise<readonly Uncounted[]> {
  const { last, joined, guessed } = asked
  const isFound = (word: QueryWord) =>
    // count(*) and not exists: for `exists` the planner reads products one by one in the hope of an early hit.
    sql`(select count(*) > 0 from listed p
      where p.search @@ ${`${anywhereQuery(word, word === last ? 'beginning' : 'whole')} | '${joined}'`}::tsquery)`
  const alike = (word: QueryWord) => (guessed && mayBeTypo(word) ? wordsLike(keyOf(word)) : sql`'[]'::json`)
  const { rows } = await sql<{ known: readonly Uncounted[] }>`
    select json_build_array(${sql.join(
      words.map(
        (word, index) => sql`case when found[${sql.lit(index + 1)}] then json_build_object('found', true)
          else json_build_object('found', false, 'alike', ${alike(word)}) end`,
      ),
    )}) as known
    from (select array[${sql.join(words.map(isFound))}] as found offset 0) asked`.execute(db)
  return rows[0]?.known ?? []
}

/** Comparing the letters of a very long word takes most of a second, and no real word is that long. */
const mayBeTypo = (word: QueryWord) => keyOf(word).length <= longestWord && !isRealWord(word.text, keyOf(word))

const wordsLike = (key: string) => sql`(
  select coalesce(json_agg(json_build_object('key', word, 'spelling', spelling, 'weight', weight)), '[]') from (
    select word, spelling, weight from search_words
      where word = any(${[...nearWords(key), ...wordBeginnings(key)]}::text[]) or sound = ${soundKey(key)}
    union
    (select word, spelling, weight from search_words where word % ${key}
      order by similarity(word, ${key}) desc, weight desc, word limit ${sql.lit(maxAlike)})) alike)`
