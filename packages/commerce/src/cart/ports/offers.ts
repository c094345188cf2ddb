import type { StoredAttributes } from '../stored-attributes.ts'
import type { LineRef } from './carts.ts'

export interface OfferedProduct {
  readonly name: string
  readonly active: boolean
  readonly upperLimit: number
  /** Kuruş, without what chosen values add. */
  readonly price: number
  /** Units left at the discount; null where every unit has the price. */
  readonly discounted: number | null
  readonly attributes: StoredAttributes
  /**
   * Stock of the combination, including units that an open order of this cart holds; undefined for an unknown
   * combination.
   */
  readonly stock: number | undefined
}

/** Products as they are sold now. Only reads and locks nothing: an order reserves its units when it is placed. */
export interface Offers {
  find(cartId: string, line: LineRef): Promise<OfferedProduct | undefined>
  /** Those of the given services that are sold with the product. */
  servicesOf(productId: number, ids: readonly number[]): Promise<readonly number[]>
}
