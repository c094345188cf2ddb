import type { QueryWord } from '@market/domain/catalog'
import { type RawBuilder, sql } from 'kysely'
import { emptyEnds } from '@market/commerce'
import { keyOf } from './read-query.ts'
import { isRealWord } from './words/real-words.ts'

const maxQueries = 5

/**
 * Alternative queries for a search without results, as a JSON list: its words that name a kind by themselves, and
 * spellings similar to words that look mistyped.
 */
export function similarQueries(
  all: readonly QueryWord[],
  namesKind: (word: QueryWord) => boolean,
): RawBuilder<readonly string[]> {
  // Skip generic endings such as `takımı`.
  const words = all.filter(({ forms }) => !forms.some((form) => emptyEnds.has(form)))
  const kinds = all.length > 1 ? words.filter(namesKind).map(keyOf) : []
  const typos = words.filter((word) => keyOf(word).length >= 4 && !isRealWord(word.text, keyOf(word))).map(keyOf)
  if (kinds.length + typos.length === 0) return sql`'[]'::json`
  const most = sql.lit(maxQueries)
  const likeness = sql`(select max(similarity(word, key)) from unnest(${typos}::text[]) key)`
  return sql`(select coalesce(json_agg(spelling), '[]') from (
    (select spelling from search_words where word = any(${[...kinds, ...typos]}::text[]) order by weight desc limit ${most})
    union all
    (select spelling from search_words where word % any(${typos}::text[])
      order by ${likeness} desc, weight desc limit ${most})) similar_words)`
}

/** Removes duplicates and limits the list to `maxQueries`. */
export const suggestedQueries = (similar: readonly string[]): string[] => [...new Set(similar)].slice(0, maxQueries)
