import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Mark, filterCondition } from './filter-sql.ts'
import type { ListingFilter } from './listing-filter.ts'
import { orderOf } from './sort-sql.ts'
import type { SearchMatch } from './search-match.ts'

/**
 * If `common` products match the typed beginning, enough of them are among the first `walked` products of the order; if
 * twice as many match, half of `walked` is enough.
 */
const common = 30_000
const walked = 3_000

/**
 * Rows of `listed` that match a search, in the default order. A common word may match a hundred thousand, so the first
 * products of that order are searched first, and all products only if those give fewer than `limit` rows. `offset 0`
 * keeps the planner from scanning all products in that order when it overestimates how common a word is.
 */
export function bestMatching(asked: {
  readonly filter: ListingFilter
  readonly match: SearchMatch['match']
  readonly limit: number
  readonly offset: number
  /** Search all products only if fewer marked products than this match. Default: `limit`. */
  readonly enough?: number
  /** The products to search first; a small limit needs only the smaller set. */
  readonly mark: '~best' | '~popular'
  readonly condition?: RawBuilder<SqlBool>
  /** The beginning of the single word that is being typed. */
  readonly typed?: string | undefined
}): RawBuilder<unknown> {
  const { filter, match, limit, offset, enough = limit, mark, condition = sql`true`, typed } = asked
  const columns = sql`p.id, p.category_id, p.code, p.search, p.sold_out, p.sold_count`
  const among = (rows: RawBuilder<unknown>, kept?: Mark) => sql`
    select ${columns} from (
      select p.* from ${rows} p where ${filterCondition(filter, match, kept)} and ${condition} offset 0) p
    order by ${orderOf('default')} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
  const all = sql`listed`
  const short = typed === undefined ? sql`true` : isShort('first', limit)
  const later = sql`best as materialized (select * from (${among(all, mark)}) p where ${short}),
      every as (select * from (${among(all)}) p where ${short} and ${isShort('best', enough)})
    select * from best where not ${isShort('best', enough)}
    union all select * from every`
  // Leave the `counted` and `first` parts out if nothing is being typed, since the database would plan them all the
  // same.
  if (typed === undefined) return sql`(with ${later})`
  const counted = sql`counted as materialized (select sum(weight) as products from search_words where word like ${`${typed}%`})`
  const walk = sql`(select least(${sql.lit(walked)}, ${sql.lit(1.5 * walked * common)} / nullif(products, 0)) from counted)`
  const first = sql`(select * from listed p order by ${orderOf('default')} limit ${walk})`
  const isCommon = sql`(select products from counted) > ${sql.lit(common)}`
  return sql`(
    with ${counted}, first as materialized (select * from (${among(first)}) p where ${isCommon}), ${later}
    union all select * from first where not ${isShort('first', limit)})`
}

const isShort = (rows: string, limit: number) => sql`(select count(*) < ${sql.lit(limit)} from ${sql.ref(rows)})`
