import { type RawBuilder, sql } from 'kysely'

/** Orders of a listing; what is sold out stands last where the shopper asked for none. Ties go by id, so that pages never overlap. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  default: sql`(p.stock = 0), p.sold_count desc`,
  price_desc: sql`p.price desc`,
  price_asc: sql`p.price`,
  sell_count_desc: sql`p.sold_count desc`,
  sell_count_asc: sql`p.sold_count`,
  name_asc: sql`turkish_order(p.name) collate "C"`,
  name_desc: sql`turkish_order(p.name) collate "C" desc`,
  date_asc: sql`p.created_at`,
  date_desc: sql`p.created_at desc`,
  discount_desc: sql`(p.original_price - p.price)::float8 / p.original_price desc`,
}

/** `rank` says how well a product fits the words of a search, greatest first; it leads the default order alone. */
export const orderOf = (sort: string, rank: RawBuilder<number> | undefined): RawBuilder<unknown> => {
  const order = orders[sort] ?? sql`(p.stock = 0), p.sold_count desc`
  return rank && sort === 'default' ? sql`${rank} desc, ${order}, p.id` : sql`${order}, p.id`
}
