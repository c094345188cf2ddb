import { findCategory } from '@market/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inCategory } from '../catalog/category/in-category.ts'

interface Wanted {
  readonly categories: readonly string[]
  /** Dearest price, kuruş. */
  readonly most?: number
  readonly discounted?: boolean
  readonly ofEach: number
  readonly limit: number
}

/** Products for a set, as rows of `product_id` and `position`: the best sold of each leaf in turn, so that all are seen early. */
export function pickProducts({ categories, most, discounted, ofEach, limit }: Wanted): RawBuilder<unknown> {
  const among = sql.join(
    categories.map((slug) => inCategory(findCategory(slug)?.id ?? 0)),
    sql` or `,
  )
  const conditions: RawBuilder<SqlBool>[] = [
    sql`p.active and not p.adult and p.stock > 0`,
    sql`(${among})`,
    ...(most === undefined ? [] : [sql<SqlBool>`p.price <= ${most}`]),
    ...(discounted ? [sql<SqlBool>`p.original_price > p.price`] : []),
  ]
  return sql`
    select id as product_id, row_number() over (order by turn, category_id)::int - 1 as position from (
      select p.id, p.category_id, row_number() over (partition by p.category_id order by p.sold_count desc, p.id) as turn
      from products p where ${sql.join(conditions, sql` and `)}) ranked
    where turn <= ${ofEach} order by 2 limit ${limit}`
}
