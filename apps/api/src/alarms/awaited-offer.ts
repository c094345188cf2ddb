import { kurus, type Money } from '@market/domain/money'
import { addedPrice } from '@market/domain/catalog'
import type { AlarmOffer } from '@market/domain/alarms'
import { chosenValues } from '@market/commerce'
import type { Database } from '@market/database'

interface AwaitedProduct {
  readonly unit_price: number
  readonly active: boolean
  readonly attributes: Parameters<typeof chosenValues>[0]
}

/** The price of one combination of a product; undefined for an unknown combination. */
export function priceOf(product: AwaitedProduct, combination: string): Money | undefined {
  const values = chosenValues(product.attributes, combination)
  return values && kurus(product.unit_price + addedPrice(values))
}

/**
 * Reads a product and returns a function that gives the current offer of a combination; undefined for an unknown
 * product.
 */
export async function readOffers(
  db: Database,
  productId: number,
): Promise<((combination: string) => AlarmOffer | undefined) | undefined> {
  const product = await db
    .selectFrom('products')
    .select(['unit_price', 'active', 'attributes'])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product) return undefined
  const stocks = await db
    .selectFrom('product_stock')
    .select(['combination', 'stock'])
    .where('product_id', '=', productId)
    .execute()
  return (combination) => {
    const price = priceOf(product, combination)
    const stock = stocks.find((one) => one.combination === combination)?.stock ?? 0
    return price === undefined ? undefined : { onSale: product.active, price, stock }
  }
}
