import type { ActiveCart, CartLine, LineRef } from '../ports/carts.ts'
import type { ProductRow, ShopRow } from '../reading/cart-row.ts'
import type { GiftCode } from '../ports/gift-codes.ts'
import type { OfferedProduct } from '../ports/offers.ts'
import type { SavedItem } from '../ports/saved-items.ts'

interface CartRecord extends ActiveCart {
  readonly ownerId: string
  readonly status: 'active' | 'merged'
  /** Oldest first. */
  readonly lines: readonly CartLine[]
  /** The line that is bought by itself; undefined while no lines are kept aside. */
  readonly alone?: LineRef | undefined
}
export interface ProductRecord extends Omit<OfferedProduct, 'stock'> {
  /** Units by combination. */
  readonly stocks: Readonly<Record<string, number>>
  readonly services: readonly number[]
  /** Offered on the next day. */
  readonly fast?: boolean
  /** Fields of its rows that differ from those of `rowOf`. */
  readonly row?: Partial<Omit<ProductRow, 'productId'> & ShopRow>
}
export interface CodeRecord extends GiftCode {
  readonly hash: string
  readonly balance: number
}

/** A shop's tables in memory. Records are replaced, never changed, so that a copy of the maps is a copy of all. */
export interface ShopBooks {
  readonly products: Map<number, ProductRecord>
  readonly codes: Map<string, CodeRecord>
  readonly carts: Map<string, CartRecord>
  /** Saved items by owner, oldest first. */
  readonly saved: Map<string, readonly SavedItem[]>
  readonly addresses: Map<string, { readonly ownerId: string; readonly city: string }>
  /** Delivery choices by owner. */
  readonly choices: Map<string, { readonly addressId: string; readonly option: string }>
}

export const emptyShopBooks = (): ShopBooks => ({
  products: new Map(),
  codes: new Map(),
  carts: new Map(),
  saved: new Map(),
  addresses: new Map(),
  choices: new Map(),
})

/** Runs work as a transaction: changes of failed work are undone. */
export async function transactShop<Done extends { readonly ok: boolean }>(
  { carts, saved }: ShopBooks,
  work: () => Promise<Done>,
): Promise<Done> {
  const before = { carts: new Map(carts), saved: new Map(saved) }
  const done = await work()
  if (done.ok) return done
  carts.clear()
  saved.clear()
  for (const [id, cart] of before.carts) carts.set(id, cart)
  for (const [id, items] of before.saved) saved.set(id, items)
  return done
}
