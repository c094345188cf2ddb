import { findCategory, findCategoryById } from '@market/domain/catalog'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '@market/database'
import { type CardRow, selectCards } from '../product/product-card.ts'
import { descendantIds } from '../category/in-category.ts'
import { bestMatching } from './best-matching.ts'
import { chosenFilters, filterCondition } from './filter-sql.ts'
import type { ListingFilter, ListingPage } from './listing-filter.ts'
import type { SearchMatch } from './search-match.ts'
import { hasIndex, orderAmong, orderOf } from './sort-sql.ts'

/**
 * Search results are split into blocks of this size by popularity, and only each block is sorted by relevance, because
 * ranking all results of a common word is expensive. An offset that is not a multiple of the page size may need two
 * blocks.
 */
const block = 720

/**
 * The cards of one page. Its IDs are selected first, so that only those rows are read in full and joined.
 */
export async function readPage(
  db: Database,
  filter: ListingFilter,
  wanted: ListingPage,
  search?: SearchMatch & {
    /** Products that match. */
    readonly total: number
  },
): Promise<readonly CardRow[]> {
  const { sort, limit, offset } = wanted
  const rank = rankOf(wanted, search)
  if (rank && !isOfOneBlock(wanted)) {
    const here = block - (offset % block)
    const parts = [
      { sort, offset, limit: here },
      { sort, offset: offset + here, limit: limit - here },
    ]
    return (await Promise.all(parts.map((part) => readPage(db, filter, part, search)))).flat()
  }
  const isMany = rank !== undefined && search !== undefined && search.total > block
  const first = startOfBlock(offset)
  const ids = isMany
    ? sql`select p.id from ${bestMatching({ filter, match: search.match, limit: block, offset: first, mark: '~popular' })} p
        order by ${rank} desc, ${orderOf(sort)} limit ${limit} offset ${offset - first}`
    : rank
      ? sql`select p.id from ${narrowed(filter, search)} order by ${rank} desc, ${orderOf(sort)} limit ${limit} offset ${offset}`
      : idsInOrder(filter, wanted, search)
  const { rows } = await sql<{ cards: readonly CardRow[] }>`select ${cardsOf(db, ids)} as cards`.execute(db)
  return rows[0]?.cards ?? []
}

/** The cards of a search page within one block. `rows` are all matching products, with the alias `p`. */
export const cardsAmong = (
  db: Database,
  wanted: ListingPage,
  search: SearchMatch,
  rows: RawBuilder<unknown>,
): RawBuilder<readonly CardRow[]> => cardsOf(db, idsAmong(wanted, search, rows))

/** The same for all products of a place. There can be any number of them, so an index gives their order. */
export function cardsOfPlace(db: Database, filter: ListingFilter, wanted: ListingPage, search: SearchMatch) {
  const rank = rankOf(wanted, search)
  if (!rank) return cardsOf(db, idsInOrder(filter, wanted))
  const first = startOfBlock(wanted.offset)
  const leaves = leavesOf(filter)
  const rows = (more = sql``) => firstOfLeaves(leaves, { filter, most: first + block, more })
  if (leaves.length === 0 || leaves.length > ranked)
    return cardsOf(db, rankedBlock(wanted, rank, { rows: rows(), from: sql`listed` }))
  const best = sql`(select p.* from ${rows(sql`, ${rank} as rank`)} order by ${orderOf('default')} limit ${sql.lit(block)} offset ${first})`
  return cardsOf(
    db,
    sql`select p.id from ${best} p order by p.rank desc, ${orderOf('default')} limit ${wanted.limit} offset ${wanted.offset - first}`,
  )
}

/**
 * Up to this many leaves, ranking all candidate rows directly is cheaper than selecting one block first and reading its
 * rows again by id.
 */
const ranked = 3

/** IDs of the leaf categories of the filter's category and of the categories that were understood. */
function leavesOf(filter: ListingFilter): readonly number[] {
  const named = (filter.understood ?? []).flatMap((one) => (one.kind === 'category' ? one.slugs : []))
  const nodes = [
    ...named.map(findCategory),
    filter.categoryId === undefined ? undefined : findCategoryById(filter.categoryId),
  ]
  return [...new Set(nodes.flatMap((node) => (node ? descendantIds(node) : [])))]
}

/**
 * The first `most` products of each leaf in the default order, which an index provides. Without this, all products of a
 * group with many leaves would be sorted.
 */
function firstOfLeaves(
  leaves: readonly number[],
  { filter, most, more }: { readonly filter: ListingFilter; readonly most: number; readonly more: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (leaves.length === 0) return matching(filter)
  return sql`unnest(${leaves}::int[]) as leaf (id) cross join lateral (
    select p.id, p.sold_out, p.sold_count${more} from ${matching(filter)} and p.category_id = leaf.id
    order by ${orderOf('default')} limit ${most}) p`
}

/** Whether all products of a page are in one block of relevance. */
export const isOfOneBlock = ({ limit, offset }: ListingPage): boolean => (offset % block) + limit <= block

function idsAmong(wanted: ListingPage, search: SearchMatch, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const rank = rankOf(wanted, search)
  if (!rank) return inOrder(wanted, rows)
  return rankedBlock(wanted, rank, { rows, from: rows })
}

/** Selects the ids of the block first, because sorting the full, wide rows is expensive. */
function rankedBlock(
  { sort, limit, offset }: ListingPage,
  rank: RawBuilder<number>,
  { rows, from }: { readonly rows: RawBuilder<unknown>; readonly from: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const first = startOfBlock(offset)
  const ids = sql`select p.id from ${rows} order by ${orderOf(sort)} limit ${sql.lit(block)} offset ${first}`
  return sql`select p.id from ${from} p where p.id in (${ids}) order by ${rank} desc, ${orderOf(sort)}
    limit ${limit} offset ${offset - first}`
}

const inOrder = ({ sort, limit, offset }: ListingPage, rows: RawBuilder<unknown>) =>
  sql`select p.id from ${rows} order by ${orderOf(sort)} limit ${limit} offset ${offset}`

function idsInOrder(filter: ListingFilter, wanted: ListingPage, search?: SearchMatch): RawBuilder<unknown> {
  if (isNarrow(filter, wanted, search?.match)) return inOrder(wanted, narrowed(filter, search))
  return hasIndex(wanted.sort) ? inOrder(wanted, matching(filter, search)) : idsByIndex(filter, wanted)
}

/**
 * The sold-out products come last, but the indexes of most orders do not know them: the index gives the products in
 * stock, and if the page is longer than those, the sold-out ones after them.
 */
function idsByIndex(filter: ListingFilter, { sort, limit, offset }: ListingPage): RawBuilder<unknown> {
  const stocked = sql`${matching(filter)} and not p.sold_out`
  const order = orderAmong(sort)
  const first = sql`select p.id from ${stocked} order by ${order} limit ${limit} offset ${offset}`
  if (filter.inStock) return first
  const count = sql`(select count(*) from first)`
  // Counted only if the page has sold-out products.
  const before = sql`case when ${count} < ${limit} then (select count(*) from ${stocked}) end`
  return sql`(
    with first as materialized (${first}),
    rest as (select p.id from ${matching(filter)} and p.sold_out and ${count} < ${limit} order by ${order}
      limit ${limit} - ${count} offset greatest(0, ${offset} - ${before}))
    select id from (
      select id, 1 as part, row_number() over () as place from first
      union all select id, 2, row_number() over () from rest) page order by part, place)`
}

const startOfBlock = (offset: number) => Math.floor(offset / block) * block
const rankOf = ({ sort }: ListingPage, search: SearchMatch | undefined) =>
  sort === 'default' ? search?.rank : undefined
const matching = (filter: ListingFilter, search?: SearchMatch) =>
  sql`listed p where ${filterCondition(filter, search?.match)}`
const narrowed = (filter: ListingFilter, search?: SearchMatch) =>
  sql`(select p.* from ${matching(filter, search)} offset 0) p`

/**
 * The cards of the given ids as one JSON value: the embedded database takes longer to return a thousand columns than to
 * find them.
 */
function cardsOf(db: Database, ids: RawBuilder<unknown>): RawBuilder<readonly CardRow[]> {
  const page = sql<{ id: number; place: number }>`unnest(array(${ids})) with ordinality`
  const cards = selectCards(db)
    .innerJoin(page.as<'page'>(sql`page (id, place)`), 'page.id', 'p.id')
    .select('page.place')
  return sql`(select coalesce(json_agg(card order by place), '[]') from ${cards.as('card')})`
}

/**
 * Whether the products are few enough to be sorted instead of being found by a scan in the listing's order. The
 * planner assumes that a category's products are spread evenly over prices, names and filters, which they are not;
 * `offset 0` prevents that plan.
 */
function isNarrow(filter: ListingFilter, { sort }: ListingPage, match: SearchMatch['match'] = []): boolean {
  if (match.length > 0 || (filter.understood ?? []).length > 0) return true
  const node = filter.categoryId === undefined ? undefined : findCategoryById(filter.categoryId)
  const isBelowMain = node !== undefined && node.parentId !== null
  return isBelowMain && (sort !== 'default' || chosenFilters(filter).length > 0)
}
