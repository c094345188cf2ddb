import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Mark, filterCondition } from './filter-sql.ts'
import type { ListingFilter } from './listing-filter.ts'
import { orderOf } from './sort-sql.ts'
import type { SearchMatch } from './search-match.ts'

/** Where so many products begin with what is typed, some of the very first in the order do. */
const common = 30_000
const walked = 3_000

/**
 * Rows of `listed` that match a search, in the default order. Of a common word there may be a hundred thousand, so it is
 * looked for among the first of that order first, and among all only where those do not give `limit` rows. `offset 0` keeps
 * the database from walking through all products in that order, which it does where it takes a word for more common than it is.
 */
export function bestMatching(asked: {
  readonly filter: ListingFilter
  readonly match: SearchMatch['match']
  readonly limit: number
  readonly offset: number
  /** Whom to look among before all others: the fewer the limit, the fewer. */
  readonly mark: '~best' | '~popular'
  readonly condition?: RawBuilder<SqlBool>
  /** The beginning of a single word that is being typed. */
  readonly typed?: string | undefined
}): RawBuilder<unknown> {
  const { filter, match, limit, offset, mark, condition = sql`true`, typed } = asked
  const columns = sql`p.id, p.code, p.search, p.sold_out, p.sold_count`
  const among = (rows: RawBuilder<unknown>, kept?: Mark) => sql`
    select ${columns} from (
      select p.* from ${rows} p where ${filterCondition(filter, match, kept)} and ${condition} offset 0) p
    order by ${orderOf('default')} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
  const all = sql`listed`
  const first = sql`(select * from listed p order by ${orderOf('default')} limit ${sql.lit(walked)})`
  const isCommon = sql`(select sum(weight) from search_words where word like ${`${typed}%`}) > ${sql.lit(common)}`
  return sql`(
    with first as materialized (select * from (${among(first)}) p where ${typed === undefined ? sql`false` : isCommon}),
      best as materialized (select * from (${among(all, mark)}) p where ${isShort('first', limit)}),
      every as (select * from (${among(all)}) p where ${isShort('first', limit)} and ${isShort('best', limit)})
    select * from first where not ${isShort('first', limit)}
    union all select * from best where not ${isShort('best', limit)}
    union all select * from every)`
}

const isShort = (rows: string, limit: number) => sql`(select count(*) < ${sql.lit(limit)} from ${sql.ref(rows)})`
