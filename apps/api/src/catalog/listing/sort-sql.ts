import { type RawBuilder, sql } from 'kysely'

const bestSold = sql`p.sold_count desc, p.id`

/** Orders that an index of `listed` has, forwards or backwards. Ties are broken by ID, so that pages never overlap. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  price_desc: sql`p.price desc, p.id desc`,
  price_asc: sql`p.price, p.id`,
  sell_count_desc: bestSold,
  sell_count_asc: sql`p.sold_count, p.id desc`,
  name_asc: sql`p.name_order, p.id`,
  name_desc: sql`p.name_order desc, p.id desc`,
  date_asc: sql`p.created_at, p.id desc`,
  date_desc: sql`p.created_at desc, p.id`,
  discount_desc: sql`(p.original_price - p.price)::float8 / p.original_price desc, p.id`,
}

/** A sort order among the products in stock or among the sold-out ones. */
export const orderAmong = (sort: string): RawBuilder<unknown> => orders[sort] ?? bestSold

/** A sort order of a listing: in each, sold-out products come last. */
export const orderOf = (sort: string): RawBuilder<unknown> => sql`p.sold_out, ${orderAmong(sort)}`

/** Whether an index has the whole order with the sold-out products last. */
export const hasIndex = (sort: string): boolean => orderAmong(sort) === bestSold
