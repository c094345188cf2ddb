import type { CartPorts } from './cart-ports.ts'
import type { GiftCodes } from './gift-codes.ts'

/** The ports under test, with ways to fill the shop. */
export interface CartSubject {
  readonly ports: CartPorts & { readonly giftCodes: GiftCodes }
  /** Gives its id. It has one service; with `variants` of that one variant, whose values are the combinations. */
  addProduct(product: {
    readonly stocks: Readonly<Record<string, number>>
    readonly discounted?: number
    readonly price?: number
  }): Promise<{ readonly id: number; readonly serviceId: number }>
  closeShop(productId: number): Promise<void>
  addGiftCode(code: {
    readonly hash: string
    readonly balance: number
    readonly minTotal: number
    readonly startsAt: Date
    readonly endsAt: Date
  }): Promise<string>
}
