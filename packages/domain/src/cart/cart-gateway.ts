import type { OrderId, ProductId } from '../kernel/ids.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { CartDataLayer } from './cart-data-layer.ts'
import type { Money } from '../money/money.ts'
import type { Cart } from './cart.ts'
import type { GiftChoice } from './gift-choice.ts'

/** Which line is meant. */
export interface LineRef {
  readonly productId: ProductId
  /** Selected variant ids joined with `;`, empty without variants. */
  readonly attrId: string
}
/** A product to put into the cart. */
export interface CartAddition extends LineRef {
  /** Units, at least 1. */
  readonly quantity: number
  /** Ids of the insurances wanted with it. */
  readonly insurance?: readonly number[]
  /** A product of the cart that this one belongs to: they are removed together (rules.md C8). */
  readonly goesWith?: ProductId
  /** Gift options of the line. */
  readonly gift?: GiftChoice | null
}
/** A change of a line's quantity, from the one the shopper saw to the wanted one. */
export interface LineChange extends LineRef {
  readonly oldNumber: number
  readonly number: number
  /** Name of the change in analytics. */
  readonly dataLayer?: CartDataLayer
}
/** All of a line, with the line it is linked to. */
export interface LineRemoval extends LineRef {
  readonly quantity: number
  readonly relatedProductId?: ProductId
}

/** The caller's one cart. Every answer is the whole cart after the call; a refusal leaves it unchanged. */
export interface CartGateway {
  load(): GatewayResult<Cart>
  /** Checks the cart against current stock and prices. */
  check(): GatewayResult<Cart>
  /** Calls with the same `key` count as one addition. */
  add(addition: CartAddition, key?: string): GatewayResult<Cart>
  /** Adds each line in full or not at all; messages name the lines left out. Refused if no line can be added. */
  addMany(additions: readonly CartAddition[]): GatewayResult<Cart>
  /**
   * Lines of an order of the caller's with their services, gifts and links; units and services that are no longer sold are
   * named by messages. An order that ended without payment returns its gift code to the cart too.
   */
  addOrder(orderId: OrderId): GatewayResult<Cart>
  /**
   * Puts one product into the cart by itself. All other lines are kept aside until it is bought, or until `takeBack`.
   */
  buyNow(addition: CartAddition): GatewayResult<Cart>
  /** Puts the lines that are kept aside back. Adding to the cart does so too. */
  takeBack(): GatewayResult<Cart>
  /** Chooses lines to buy now; other lines stay in the cart. Lines that are not in the cart are ignored. */
  choose(lines: readonly LineRef[], chosen: boolean): GatewayResult<Cart>
  /** Stops announcing this price of a line; a later price change is announced again. */
  dismissPrice(line: LineRef, price: Money): GatewayResult<Cart>
  change(change: LineChange, key?: string): GatewayResult<Cart>
  /** Without a line the cart is emptied. */
  remove(removal?: LineRemoval): GatewayResult<Cart>
}
