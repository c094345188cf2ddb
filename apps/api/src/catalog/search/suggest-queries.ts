import type { QueryWord } from '@market/domain'
import { type RawBuilder, sql } from 'kysely'
import { keyOf } from './read-query.ts'
import { emptyEnds } from './relax.ts'
import { realWords } from './words/real-words.ts'

const maxQueries = 5

/** Alternative queries for a search without results, as a JSON list: the single words, and similar ones. None for what is like no word. */
export function similarQueries(all: readonly QueryWord[]): RawBuilder<readonly string[]> {
  // `sucuk` is no typo of `sıcak`, and nobody wants more of what is called `takımı`.
  const keys = all.filter(({ forms }) => !forms.some((form) => realWords.has(form) || emptyEnds.has(form))).map(keyOf)
  if (keys.length === 0) return sql`'[]'::json`
  const most = sql.lit(maxQueries)
  return sql`(select coalesce(json_agg(spelling), '[]') from (
    (select spelling from search_words where word = any(${keys}::text[]) order by weight desc limit ${most})
    union all
    (select spelling from search_words where word % any(${keys}::text[])
      order by (select max(similarity(word, key)) from unnest(${keys}::text[]) key) desc, weight desc limit ${most})) similar_words)`
}

/** Each once, and no more than are shown. */
export const suggestedQueries = (similar: readonly string[]): string[] => [...new Set(similar)].slice(0, maxQueries)
