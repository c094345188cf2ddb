import type { GiftChoice } from '@market/domain/cart'

/** One product in one combination of variants. */
export interface LineRef {
  readonly productId: number
  /** The combination as `readCombination` returns it. */
  readonly combination: string
}
export interface CartLine extends LineRef {
  readonly quantity: number
  /** Kuruş for one unit as the shopper saw it when units were put in last. */
  readonly price: number
  /** Kuruş of a later price that the shopper has seen and dismissed. */
  readonly dismissedPrice: number | null
  /** Units at the limited discount when the line was written; null without such a discount. */
  readonly discounted: number | null
  /** Units that were merged from another cart of the owner. */
  readonly earlierUnits: number
  /** A product that leaves the cart together with this one. */
  readonly relatedProductId: number | null
  readonly services: readonly number[]
  /** Bought with the rest of the cart. */
  readonly chosen: boolean
  /** Null if the line is not a gift. */
  readonly gift: GiftChoice | null
}
export interface ActiveCart {
  readonly id: string
  readonly revision: number
  readonly giftCodeId: string | null
  /** The address that fast shipping was chosen for. */
  readonly fastAddressId: string | null
}

/**
 * Each owner's single active cart. `lockCart` comes first: it locks the cart's row until the end of the transaction, so
 * that writes to one cart run one after the other. Saved items, gift codes and open orders are written after it.
 */
export interface Carts {
  /** Locks the owner's cart, creates it if necessary and raises its revision. Two tabs never create two carts. */
  lockCart(ownerId: string, now: Date): Promise<ActiveCart>
  /**
   * Closes an active cart for good, before the cart it is merged into is locked; undefined if the owner has no cart.
   */
  closeMerged(ownerId: string, now: Date): Promise<ActiveCart | undefined>
  /** Oldest first. */
  lines(cartId: string): Promise<readonly CartLine[]>
  /** Adds a line, or replaces the line of the same product. Services are only added. */
  writeLine(cartId: string, line: CartLine, now: Date): Promise<void>
  /** Sets the product with which the lines of another product leave the cart. */
  tie(cartId: string, productId: number, related: number): Promise<void>
  /** Removes a line; without a line all of them, without a combination every line of the product. */
  remove(cartId: string, line?: { readonly productId: number; readonly combination?: string }): Promise<void>
  /**
   * Keeps all lines but one aside: they stay in the cart but are neither priced nor ordered. Without `except`, all
   * lines are put back. Returns how many are aside.
   */
  keepAside(cartId: string, except: LineRef | undefined): Promise<number>
  /** Chooses lines for checkout, or excludes them: they stay in the cart unpriced. */
  choose(cartId: string, lines: readonly LineRef[], chosen: boolean): Promise<void>
  /** Stops announcing this price of a line. Does nothing for a line that is not in the cart. */
  dismissPrice(cartId: string, line: LineRef, price: number): Promise<void>
  /** Replaces the line's gift options. Does nothing for a line that is not in the cart. */
  setGift(cartId: string, line: LineRef, gift: GiftChoice | null): Promise<void>
  dropService(cartId: string, line: LineRef, serviceId: number): Promise<void>
  setGiftCode(cartId: string, giftCodeId: string | null): Promise<void>
  setFastAddress(cartId: string, addressId: string | null): Promise<void>
  /** Prepares a cart for lines of another one: its present lines become those of an earlier cart. */
  beginMerge(cartId: string, cart: Pick<ActiveCart, 'revision' | 'giftCodeId'>): Promise<void>
}
