import type { CartPorts } from './cart-ports.ts'
import type { FastDelivery } from './fast-delivery.ts'
import type { GiftCodes } from './gift-codes.ts'

/** The ports under test, with ways to fill the shop. */
export interface CartSubject {
  readonly ports: CartPorts & { readonly giftCodes: GiftCodes; readonly fastDelivery: FastDelivery }
  /**
   * Returns the product's id. It has one service; with `variants` it has one variant, whose values are the
   * combinations.
   */
  addProduct(product: {
    readonly stocks: Readonly<Record<string, number>>
    readonly discounted?: number
    readonly price?: number
    /** Offered on the next day within the city of its shop, which is Ankara. */
    readonly fast?: boolean
  }): Promise<{ readonly id: number; readonly serviceId: number }>
  /** Gives its id. */
  addAddress(ownerId: string, city: string): Promise<string>
  /** Stores an address choice as the checkout does; `option` is the shipping option. */
  chooseAddress(ownerId: string, addressId: string, option: string): Promise<void>
  closeShop(productId: number): Promise<void>
  addGiftCode(code: {
    readonly hash: string
    readonly balance: number
    readonly minTotal: number
    readonly startsAt: Date
    readonly endsAt: Date
  }): Promise<string>
}
