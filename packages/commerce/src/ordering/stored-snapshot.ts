import type { Money } from '@market/domain/money'
import type { Address, ShippingOption } from '@market/domain/account'
import type { WithdrawalRight } from '@market/domain/catalog'
import type { GiftChoice } from '@market/domain/cart'

/** A line of an order, as stored in `orders.snapshot`. */
export interface StoredItem {
  readonly productId: number
  readonly combination: string
  readonly name: string
  readonly brand: string
  readonly url: string
  readonly image: string
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  readonly quantity: number
  /** Units at the limited discounted price. */
  readonly discountedUnits: number
  /** The number of that discount, as of `products.discount_number`. Since version 6. */
  readonly discountNumber?: number
  readonly singlePrice: Money
  /** The surcharge of the chosen variants for one unit; null if it is not known. Since version 6. */
  readonly addedPrice?: Money | null
  /** Price of all units of the line. */
  readonly price: Money
  readonly discount: Money
  /** Services bought with the line. Their `price` covers all units and is not in the line's price. Since version 2. */
  readonly insurances?: readonly { readonly id: number; readonly name: string; readonly price: Money }[]
  /** Percent of value-added tax that `price` includes. Since version 2. */
  readonly taxRate?: number
  /** Promotions that reduced `price`, in the order of their application. Since version 3. */
  readonly reductions?: readonly { readonly promotionId: string; readonly name: string; readonly amount: Money }[]
  /**
   * Gift options. `wrapPrice` covers the whole line and is added to `price`; `taxRate` is its tax in percent. Since
   * version 4.
   */
  readonly gift?: (GiftChoice & { readonly wrapPrice: Money; readonly taxRate: number }) | null
  /** Since version 2. */
  readonly withdrawal?: WithdrawalRight
}
export interface StoredShop {
  readonly shopId: number
  readonly shopName: string
  readonly shopUrl: string
  readonly subTotal: Money
  readonly cargoTotalPrice: Money
  /** First and last day of the estimated delivery, `YYYY-MM-DD`. */
  readonly delivery: { readonly from: string; readonly to: string }
  readonly items: readonly StoredItem[]
}

/** An order as frozen at payment; amounts in kuruş. Rows without a version are of version 1. */
export interface StoredSnapshot {
  readonly version?: number
  readonly delivery: Address
  readonly invoice: Address
  /** The pick-up point's name; null if the parcel is delivered to the address. Since version 2. */
  readonly shipping?: { readonly option: ShippingOption; readonly place: string | null }
  readonly note: string
  readonly shops: readonly StoredShop[]
}
