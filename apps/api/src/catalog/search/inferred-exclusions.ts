import { searchKey } from '@market/domain/text'
import {
  type AskedQuery,
  type QueryFilter,
  type QueryUnderstanding,
  type QueryWord,
  withoutLacking,
} from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { filterCondition } from '../listing/filter-sql.ts'
import { understoodCondition } from '../listing/understood-condition.ts'
import type { Attempt } from './first-found.ts'

type Search = Pick<Attempt, 'filter' | 'search'>

/**
 * Reads words such as `tavuksuz` as exclusions if products of the rest of the search say what is excluded. No coffee
 * says `kafeinli`, so `kafeinsiz kahve` stays a search for a word that no coffee has. The check costs a statement, in
 * searches with such a word only.
 */
export async function withInferredExclusions(
  db: Database,
  asWritten: QueryUnderstanding,
  asked: AskedQuery,
  {
    unknown,
    isCounted,
    attemptOf,
  }: {
    /** Words that no product has. */
    readonly unknown: readonly QueryWord[]
    readonly isCounted: (key: string) => boolean
    readonly attemptOf: (rest: QueryUnderstanding) => Search | undefined
  },
): Promise<QueryUnderstanding> {
  const inferred = withoutLacking(asWritten, asked, { unknown, isSaid: isCounted })
  const exclusions = inferred.parts.slice(asWritten.parts.length)
  const rest = { words: inferred.words.filter((word) => !unknown.includes(word)), parts: asWritten.parts }
  if (exclusions.length === 0 || rest.words.length + rest.parts.length === 0) return inferred
  const attempt = attemptOf(rest)
  const said = attempt
    ? await readSaid(
        db,
        attempt,
        exclusions.map((part) => part.filter),
      )
    : []
  const telling = exclusions.filter((_, index) => said[index]).map(({ text }) => searchKey(text))
  return withoutLacking(asWritten, asked, { unknown, isSaid: (key) => telling.some((text) => text.startsWith(key)) })
}

/** Whether products of a search say what each exclusion leaves out. */
async function readSaid(
  db: Database,
  { filter, search: { match } }: Search,
  exclusions: readonly QueryFilter[],
): Promise<readonly boolean[]> {
  const found = filterCondition(filter, match)
  // count(*) and not exists: see `readUncounted`.
  const said = exclusions.map(
    (exclusion) => sql`(select count(*) > 0 from listed p where ${found} and not ${understoodCondition(exclusion)})`,
  )
  const { rows } = await sql<{ said: readonly boolean[] }>`select array[${sql.join(said)}] as said`.execute(db)
  return rows[0]?.said ?? []
}
