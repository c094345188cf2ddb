import { type RawBuilder, sql } from 'kysely'

interface Goods {
  /** The id of a cart, or a query that returns it. */
  readonly cart: unknown
  readonly product: unknown
}

/**
 * Units that an open order of this cart has reserved. They count as available to its shopper, because a new attempt
 * replaces that order and releases them.
 */
export const ownUnits = ({
  cart,
  product,
  combination,
}: Goods & { readonly combination: unknown }): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(w.quantity), 0)::int ${openLines({ cart, product })}
    and w.combination = ${combination})`

/**
 * Units at the product's discount that an open order of this cart has reserved, which all combinations of a product
 * share. Those of an earlier discount are not released to this one.
 */
export const ownDiscountedUnits = (goods: Goods): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(w.discounted_units), 0)::int ${openLines(goods)}
    and w.discount_number = (select n.discount_number from products n where n.id = w.product_id))`

const openLines = ({ cart, product }: Goods) =>
  sql`from orders a join order_items w on w.order_id = a.id
    where a.cart_id = ${cart} and a.status = 'awaiting_payment' and w.product_id = ${product}`
