import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Mark, wholeCondition } from './filter-sql.ts'
import type { ListingFilter } from './listing-filter.ts'
import { orderOf } from './sort-sql.ts'

/**
 * Rows of `listed` that match a search, in the default order. The popular ones stand first in it, so where they are enough
 * the others are not looked at: of a common word there may be a hundred thousand. `offset 0` keeps the database from
 * walking through all products in that order, which it does where it takes words for more common than they are.
 */
export function bestMatching(asked: {
  readonly filter: ListingFilter
  readonly match: string
  readonly limit: number
  readonly offset: number
  readonly condition?: RawBuilder<SqlBool>
}): RawBuilder<unknown> {
  const { filter, match, limit, offset, condition = sql`true` } = asked
  const found = (mark?: Mark) => sql`
    select p.* from (select p.id, p.code, p.search, p.sold_out, p.sold_count from listed p
      where ${wholeCondition(filter, match, mark)} and ${condition} offset 0) p
    order by ${orderOf('default')} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
  return sql`(
    with popular as materialized (${found('~popular')}), enough as (select count(*) = ${sql.lit(limit)} as so from popular)
    select * from popular where (select so from enough)
    union all
    select * from (${found()}) p where not (select so from enough))`
}
