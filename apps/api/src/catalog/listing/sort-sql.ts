import { type RawBuilder, sql } from 'kysely'

const defaultOrder = sql`p.sold_out, p.sold_count desc`

/** Orders of a listing; what is sold out stands last where the shopper asked for none. Ties go by id, so that pages never overlap. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  price_desc: sql`p.price desc`,
  price_asc: sql`p.price`,
  sell_count_desc: sql`p.sold_count desc`,
  sell_count_asc: sql`p.sold_count`,
  name_asc: sql`p.name_order`,
  name_desc: sql`p.name_order desc`,
  date_asc: sql`p.created_at`,
  date_desc: sql`p.created_at desc`,
  discount_desc: sql`(p.original_price - p.price)::float8 / p.original_price desc`,
}

export const orderOf = (sort: string): RawBuilder<unknown> => sql`${orders[sort] ?? defaultOrder}, p.id`
