import type { QueryWord } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { anywhereQuery } from '../match-words.ts'
import { keyOf } from '../read-query.ts'
import { wordStems } from './word-stems.ts'

export interface KnownWords {
  /** Words that no product or shop has: as typed, by their stems, as another of their forms or, the last one, as a beginning. */
  readonly unknown: readonly QueryWord[]
  /**
   * A word that products have is matched as a whole: honey (`bal`) is not fish (`balık`), and prefix searches are
   * expensive. Any other last word may be incomplete.
   */
  readonly lastIs: 'whole' | 'beginning'
}

/** The words of a search that are among the counted ones. Numbers and single letters are not counted, so that they are never unknown. */
export async function readKnownWords(db: Database, words: readonly QueryWord[]): Promise<KnownWords> {
  const last = words.at(-1)
  if (last === undefined) return { unknown: [], lastIs: 'whole' }
  const joined = words
    .map(keyOf)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', [...words.flatMap(formsOf), joined])
    .execute()
  const known = new Set(rows.map(({ word }) => word))
  const lastIs = known.has(keyOf(last)) || keyOf(last).includes(' ') ? 'whole' : 'beginning'
  // `air fryer` is `airfryer`.
  if (known.has(joined)) return { unknown: [], lastIs }
  const uncounted = words.filter(
    (word) => /^[\p{L}\p{M}]{2,}$/u.test(word.text) && !formsOf(word).some((form) => known.has(form)),
  )
  return { unknown: uncounted.length === 0 ? [] : await withoutProducts(db, uncounted, { last, joined }), lastIs }
}

const formsOf = ({ text, forms }: QueryWord) => [...forms, ...wordStems(text)].flatMap((form) => form.split(' '))

/** Words of what came since the words were counted, and beginnings, are found by the index of the products. */
async function withoutProducts(
  db: Database,
  words: readonly QueryWord[],
  { last, joined }: { readonly last: QueryWord; readonly joined: string },
): Promise<readonly QueryWord[]> {
  const { rows } = await sql<{ found: readonly boolean[] }>`select array[${sql.join(
    words.map(
      // Counted, though one would do: for `exists` the planner reads products one by one in the hope of an early hit.
      (word) => sql`(select count(*) > 0 from listed p
        where p.search @@ ${`${anywhereQuery(word, word === last ? 'beginning' : 'whole')} | '${joined}'`}::tsquery)`,
    ),
  )}] as found`.execute(db)
  return words.filter((_, index) => rows[0]?.found[index] === false)
}
