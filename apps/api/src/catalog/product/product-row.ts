import type { ProductCardWire } from '@market/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '@market/database'
import { inCategory } from '../category/in-category.ts'
import { cardWire, selectCards } from './product-card.ts'

/** Rules that select the products of a row. Sold-out products are excluded. */
export type RowRule = 'most-sold' | 'newest' | 'discounted' | 'featured' | 'campaign'

interface Rule {
  readonly order: RawBuilder<unknown>
  readonly where?: (now: Date) => RawBuilder<SqlBool>
}

const bestSold = sql`p.sold_count desc, p.id`
const rules: Readonly<Record<RowRule, Rule>> = {
  // Ties, frequent in a quiet week, are broken by all sales.
  'most-sold': { order: sql`p.sold_week desc, ${bestSold}` },
  newest: { order: sql`p.created_at desc, p.id` },
  discounted: {
    order: sql`(p.original_price - p.price)::float8 / p.original_price desc, p.id`,
    where: () => sql`p.original_price > p.price`,
  },
  // A weighted average: five extra votes of four stars keep products with few votes from ranking first.
  featured: {
    order: sql`(p.average * p.rating_count + 20) / (p.rating_count + 5) desc, ${bestSold}`,
    where: () => sql`p.rating_count > 0`,
  },
  campaign: {
    order: bestSold,
    where: (
      now,
    ) => sql`p.id = any(array(select c.product_id from campaign_products c join campaigns on campaigns.id = c.campaign_id
      where campaigns.published and campaigns.starts_at <= ${now} and campaigns.ends_at > ${now}))`,
  },
}

interface Asked {
  readonly rule: RowRule
  readonly limit: number
  readonly now: Date
}

/** The first products by a rule, in one category or in all. */
export const productRow = async (
  db: Database,
  { categoryId, ...asked }: Asked & { readonly categoryId?: number | undefined },
): Promise<ProductCardWire[]> => readRow(db, [idsOf(asked, categoryId)])

/** The first products by a rule in each category, one category after the other. */
export const productRowOfEach = async (
  db: Database,
  { categoryIds, ...asked }: Asked & { readonly categoryIds: readonly number[] },
): Promise<ProductCardWire[]> =>
  readRow(
    db,
    categoryIds.map((id) => idsOf(asked, id)),
  )

function idsOf(asked: Asked, categoryId: number | undefined): RawBuilder<unknown> {
  const { order, where } = rules[asked.rule]
  const conditions = [
    sql<SqlBool>`not p.sold_out and not p.adult`,
    ...(categoryId === undefined ? [] : [inCategory(categoryId)]),
    ...(where ? [where(asked.now)] : []),
  ]
  return sql`array(select p.id from listed p where ${sql.join(conditions, sql` and `)} order by ${order} limit ${asked.limit})`
}

async function readRow(db: Database, ids: readonly RawBuilder<unknown>[]): Promise<ProductCardWire[]> {
  if (ids.length === 0) return []
  const row = sql<{ id: number; place: number }>`unnest(${sql.join(ids, sql` || `)}) with ordinality`
  const rows = await selectCards(db)
    .innerJoin(row.as<'best'>(sql`best (id, place)`), 'best.id', 'p.id')
    .orderBy('best.place')
    .execute()
  return rows.map(cardWire)
}
