import type { Cart } from '@market/domain/cart'
import { type HeldGiftCode, noGiftCode } from '../gift-code/held-gift-code.ts'
import { zeroCart } from './zero-cart.ts'

export interface OwnCart {
  /** Undefined as long as nothing was ever put in. */
  readonly id: string | undefined
  readonly cart: Cart
  /** Why the shortest number of instalments holds, by number. */
  readonly installmentReasons: ReadonlyMap<number, string>
  /** Percent, by product. */
  readonly taxRates: ReadonlyMap<number, number>
  /** Percent, of the wrapping of gifts, by product. */
  readonly wrapTaxRates: ReadonlyMap<number, number>
  /** Names of its products that no parcel locker takes. */
  readonly unfitForLocker: readonly string[]
  readonly giftCode: HeldGiftCode
}

export const nothingPut: OwnCart = {
  id: undefined,
  cart: zeroCart,
  installmentReasons: new Map(),
  taxRates: new Map(),
  wrapTaxRates: new Map(),
  unfitForLocker: [],
  giftCode: noGiftCode,
}
