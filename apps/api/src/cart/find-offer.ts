import { combinationOf } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../platform/database/open-database.ts'
import { ownUnits } from './reading/own-hold.ts'
import { cartFailed } from './cart-failures.ts'
import { chosenValues, type StoredAttributes, variantsOf } from './reading/stored-attributes.ts'

/** One product in one combination, as it is sold now. */
export interface Offer {
  readonly productId: number
  readonly combination: string
  readonly name: string
  readonly upperLimit: number
  /** With what an open order of the owner's own cart holds. */
  readonly stock: number
  /** Kuruş for one unit, the chosen values included. */
  readonly price: number
  /** Units left at the discount; null where every unit has the price. */
  readonly discounted: number | null
}

/** The combination as it is stored, whatever the order the ids came in (rules.md L4). */
export const readCombination = (attrId: string): string =>
  attrId === '' ? '' : combinationOf(attrId.split(';').map(Number))

interface Wanted {
  readonly productId: number
  readonly attrId: string
  readonly ownerId: string
}

/** The product and combination a shopper asks for. Fails where the product is unknown or off sale, or the variants are wrong. */
export async function findOffer(db: Database, { productId, attrId, ownerId }: Wanted): Promise<Offer> {
  const cart = sql`(select id from carts where owner_id = ${ownerId} and status = 'active')`
  const combination = readCombination(attrId)
  const row = await db
    .selectFrom('products as p')
    .leftJoin('product_stock as k', (join) =>
      join.onRef('k.product_id', '=', 'p.id').on('k.combination', '=', combination),
    )
    .select(['p.active', 'p.name', 'p.price', 'p.upper_limit', 'p.attributes', 'p.discount_max_quantity', 'k.stock'])
    .select(ownUnits({ cart, product: productId, combination }).as('own'))
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!row) throw cartFailed({ code: 'cart/unknown-product' })
  if (!row.active) throw cartFailed({ code: 'cart/not-sold', name: row.name })
  const attributes = row.attributes as StoredAttributes
  const chosen = chosenValues(attributes, combination)
  if (combination === '' && !chosen) {
    const names = variantsOf(attributes).map(({ name }) => name)
    throw cartFailed({ code: 'cart/variant-missing', names })
  }
  if (!chosen || row.stock === null) throw cartFailed({ code: 'cart/unknown-variant' })
  return {
    productId,
    combination,
    name: row.name,
    upperLimit: row.upper_limit,
    stock: row.stock + row.own,
    price: chosen.reduce((sum, { addPrice }) => sum + addPrice, row.price),
    discounted: row.discount_max_quantity,
  }
}
