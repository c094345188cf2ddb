import { type SqlBool, sql } from 'kysely'
import type { Database } from '@market/database'
import {
  attributesWanted,
  type FacetCounts,
  type Measure,
  maxAttributes,
  ofAttribute,
  type WantedCounts,
} from './facet-counts.ts'
import { deliveryColumns, type Mark, filterCondition } from './filter-sql.ts'
import { cachedMeasure } from './cached-facet-counts.ts'
import { type Beside, columnsBeside, type Counted, countedOf, type CountedRow } from './beside-counts.ts'
import { deliveryKeys, type ListingFilter } from './listing-filter.ts'
import { namedCounts, pairCounts } from './named-counts.ts'
import { countedFacets } from './stocked-choices.ts'

/**
 * Up to about this many products all counts are exact. Beyond it only the total and the prices are exact; the other
 * counts come from a sample.
 */
const maxCounted = { listing: 20_000, search: 3_000 }
interface Sample {
  readonly mark: Mark
  /** The sample has one product in `nth`. */
  readonly nth: number
}
const fewest: Sample = { mark: '~64', nth: 64 }
const samples: readonly (Sample & { readonly below: number })[] = [
  { below: 12_000, mark: '~4', nth: 4 },
  { below: 64_000, mark: '~16', nth: 16 },
  { below: Infinity, ...fewest },
]

/**
 * Counts the products that meet the base condition and all chosen filters, and runs the queries of `beside` in the same
 * statement.
 */
export async function countFacets<Instead>(
  db: Database,
  filter: ListingFilter,
  wanted: WantedCounts,
  beside?: Beside<Instead>,
): Promise<Counted<Instead>> {
  const kept = wanted.match === undefined ? await cachedMeasure(db, filter) : undefined
  const most = wanted.match === undefined ? maxCounted.listing : maxCounted.search
  const tried =
    kept && kept.total > most
      ? { about: kept.total, counts: null, cards: null, instead: null }
      : await countAmong(db, filter, wanted, { most: kept ? undefined : most, beside })
  const { about, counts } = tried
  if (counts) return countedOf({ ...tried, counts })
  const sample = samples.find(({ below }) => about < below) ?? fewest
  const [exact, sampled, later] = await Promise.all([
    kept ?? (wanted.exact ? measure(db, filter, wanted) : undefined),
    countAmong(db, filter, wanted, { sample }),
    beside?.ofMany(),
  ])
  if (!sampled.counts) throw new Error('a sample was not counted')
  return { counts: { ...sampled.counts, ...exact }, cards: later }
}

/** Number and price range of the products. */
async function measure(db: Database, filter: ListingFilter, { match }: WantedCounts): Promise<Measure> {
  const { rows } = await sql<Measure>`
    select count(*)::int as total, json_build_array(min(p.price), max(p.price)) as prices
    from listed p where ${filterCondition(filter, match)}`.execute(db)
  if (!rows[0]) throw new Error('a statement of aggregates gave no row')
  return rows[0]
}

interface AmongCounted<Instead> extends Omit<CountedRow<Instead>, 'counts'> {
  readonly about: number
  readonly counts: FacetCounts | null
}

/**
 * Counts all products if there are about `most` or fewer, otherwise a sample. The same statement determines their
 * number.
 */
async function countAmong<Instead>(
  db: Database,
  filter: ListingFilter,
  wanted: WantedCounts,
  {
    sample,
    most,
    beside,
  }: { readonly sample?: Sample; readonly most?: number | undefined; readonly beside?: Beside<Instead> | undefined },
): Promise<AmongCounted<Instead>> {
  const count = sql`${sql.lit(sample?.nth ?? 1)} * count(*)`
  // An index-only scan counts; then the rows are read by id for their properties, which is cheaper than matching the
  // words again. With a page, all columns are needed anyway, so rows are read at once.
  const faceted = beside
    ? sql`p`
    : wanted.match === undefined
      ? sql`(select p.facets, p.stocked from listed p where ${filterCondition(filter, undefined, sample?.mark)}) p`
      : sql`(select facets, stocked from p join listed using (id)) p`
  const columns = beside
    ? sql`p.*`
    : sql`p.id, p.brand_id, p.shop_id, p.price, p.free_shipping, p.fast_shipping, p.kargomat, p.category_id`
  const about =
    most === undefined
      ? sql`select 0`
      : sql`select count(*)::int * ${sql.lit(fewest.nth)} from listed p where ${filterCondition(filter, wanted.match, fewest.mark)}`
  const few = most === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(select total <= ${sql.lit(most)} from about)`
  const { rows } = await sql<AmongCounted<Instead>>`
    with about (total) as materialized (${about}), p as materialized (
      select ${columns}, floor(p.average)::int as stars from listed p
      where ${few} and ${filterCondition(filter, wanted.match, sample?.mark)})
    select (select total from about) as about, ${columnsBeside(beside, { cards: beside?.among(sql`p`), total: sql`count(*)` }, few)}, case when ${few} then json_build_object(
      'total', ${count},
      'prices', json_build_array(min(price), max(price)),
      'ratings', json_build_array(${sql.join([1, 2, 3, 4].map((stars) => sql`${count} filter (where stars >= ${sql.lit(stars)})`))}),
      'delivery', json_build_array(${sql.join(deliveryKeys.map((key) => sql`${count} filter (where ${deliveryColumns[key]})`))}),
      'brands', ${namedCounts('brands', sql`select brand_id as id, ${count} as count from p group by 1`, wanted.brands)},
      'shops', ${namedCounts('shops', sql`select shop_id as id, ${count} as count from p group by 1`, wanted.shops)},
      'attributes', case when ${attributesWanted(wanted, count)} then ${pairCounts(sql`
        select facet, ${count} from ${faceted}, unnest(${countedFacets(filter)}) as facet
        where ${ofAttribute(wanted, sql`facet`)} group by 1 order by 2 desc, 1 limit ${sql.lit(maxAttributes)}`)} else '[]' end,
      'categories', ${pairCounts(sql`select category_id, ${count} from p group by 1`)}
    ) end as counts from p`.execute(db)
  if (!rows[0]) throw new Error('a statement of aggregates gave no row')
  return rows[0]
}
