import { findCategory } from '@market/domain/catalog'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inCategory } from '../catalog/category/in-category.ts'

interface Wanted {
  /** Slugs of categories, the most important first. */
  readonly categories: readonly string[]
  /** Pattern of names, if a category also contains products unrelated to the set. */
  readonly named?: string | undefined
  /** Maximum price in kuruş. */
  readonly max?: number
  readonly discounted?: boolean
  readonly ofEach: number
  readonly limit: number
}

/**
 * Products for a set, as rows of `product_id` and `position`: the best sellers of each leaf category in turn, in the
 * order in which the set names its categories, so that each one has products near the front.
 */
export function pickProducts({ categories, named, max, discounted, ofEach, limit }: Wanted): RawBuilder<unknown> {
  const each = categories.map((slug) => inCategory(findCategory(slug)?.id ?? 0))
  const place = sql`case ${sql.join(
    each.map((among, index) => sql`when ${among} then ${sql.lit(index)}`),
    sql` `,
  )} end`
  const conditions: RawBuilder<SqlBool>[] = [
    sql`p.active and not p.adult and p.stock > 0`,
    sql`(${sql.join(each, sql` or `)})`,
    ...(named === undefined ? [] : [sql<SqlBool>`p.name ~ ${named}`]),
    ...(max === undefined ? [] : [sql<SqlBool>`p.price <= ${max}`]),
    ...(discounted ? [sql<SqlBool>`p.original_price > p.price`] : []),
  ]
  return sql`
    select id as product_id, row_number() over (order by turn, place, category_id)::int - 1 as position from (
      select p.id, p.category_id, ${place} as place, row_number() over (partition by p.category_id order by p.sold_count desc, p.id) as turn
      from products p where ${sql.join(conditions, sql` and `)}) ranked
    where turn <= ${ofEach} order by 2 limit ${limit}`
}
