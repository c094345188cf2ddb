import { type RawBuilder, sql } from 'kysely'

const defaultOrder = sql`p.sold_out, p.sold_count desc, p.id`

/**
 * Sort orders of a listing; each one uses an index of `listed` forwards or backwards. In the default order and by
 * sales, sold-out products come last. Ties are broken by ID, so that pages never overlap.
 */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  price_desc: sql`p.price desc, p.id desc`,
  price_asc: sql`p.price, p.id`,
  sell_count_desc: defaultOrder,
  sell_count_asc: sql`p.sold_count, p.id desc`,
  name_asc: sql`p.name_order, p.id`,
  name_desc: sql`p.name_order desc, p.id desc`,
  date_asc: sql`p.created_at, p.id desc`,
  date_desc: sql`p.created_at desc, p.id`,
  discount_desc: sql`(p.original_price - p.price)::float8 / p.original_price desc, p.id`,
}

export const orderOf = (sort: string): RawBuilder<unknown> => orders[sort] ?? defaultOrder
