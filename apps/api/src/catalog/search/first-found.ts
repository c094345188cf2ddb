import { type RawBuilder, sql } from 'kysely'
import type { Database } from '@market/database'
import { filterCondition } from '../listing/filter-sql.ts'
import type { ListingFilter, ListingPage } from '../listing/listing-filter.ts'
import { isWholePlace } from '../listing/read-facets.ts'
import type { SearchMatch } from '../listing/search-match.ts'

/** One search to try for the typed text. */
export interface Attempt {
  readonly filter: ListingFilter
  readonly page: ListingPage
  readonly search: SearchMatch
  /** Another search: this one is not tried if that one has products. */
  readonly unless?: Pick<Attempt, 'filter' | 'search'>
}
/** Index of the first attempt with products, or similar words if none has any. */
export interface FirstFound {
  readonly index: number | null
  readonly similar: readonly string[] | null
}

/**
 * A query that tries attempts in order until one has products. In one statement: later attempts are planned but not
 * executed. A whole category or shop is assumed to have products.
 */
export function firstFound(
  attempts: readonly Attempt[],
  similar: RawBuilder<readonly string[]>,
): RawBuilder<FirstFound> {
  // count(*) and not exists: see `readUncounted`.
  const has = ({ filter, search: { match } }: Pick<Attempt, 'filter' | 'search'>) =>
    match.length === 0 && isWholePlace(filter)
      ? sql`true`
      : sql`(select count(*) > 0 from listed p where ${filterCondition(filter, match)})`
  const found = attempts.map(
    (attempt, index) =>
      sql`when ${has(attempt)} ${attempt.unless ? sql`and not ${has(attempt.unless)}` : sql``} then ${sql.lit(index)}`,
  )
  const index = found.length === 0 ? sql`null::int` : sql`case ${sql.join(found, sql` `)} end`
  return sql`(select json_build_object('index', index, 'similar', case when index is null then ${similar} end)
    from (select ${index} as index offset 0) first_found)`
}

export async function readFirstFound(
  db: Database,
  attempts: readonly Attempt[],
  similar: RawBuilder<readonly string[]>,
): Promise<FirstFound> {
  const { rows } = await sql<{ found: FirstFound }>`select ${firstFound(attempts, similar)} as found`.execute(db)
  return rows[0]?.found ?? { index: null, similar: null }
}
