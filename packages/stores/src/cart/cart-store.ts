import { type GatewayResult, succeed } from '@market/domain/kernel'
import { makeRequestGate, type RequestGate } from '@market/domain/session'
import {
  addManyToCart,
  addOrderToCart,
  addToCart,
  buyNow,
  type Cart,
  type CartAddition,
  type CartDeps,
  type CartItem,
  cartItems,
  type CartSignal,
  changeQuantity,
  isSameLine,
  type LineRef,
  removeFromCart,
  wholeCart,
} from '@market/domain/cart'
import type { Order } from '@market/domain/orders'
import { type Live, makeLive } from '../kernel/live.ts'
import { lineKey } from './line-key.ts'

/** The cart, with the state of its calls. */
export interface CartState {
  readonly cart: Cart | undefined
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed'
  /** `productId;attrId` of the lines with a running change. */
  readonly busy: readonly string[]
}
/** The cart after a write; undefined if the same write was running and the repeated call was dropped (rules.md S4). */
type Written = GatewayResult<Cart | undefined>

/** The caller's cart as it was last answered. Answers with an older revision are dropped. */
export interface CartStore {
  readonly state: Live<CartState>
  load(): Promise<void>
  /** Checks the cart against current stock and prices. */
  check(): Promise<void>
  add(addition: CartAddition): Written
  /** Adds each line in full or not at all; the cart's messages name the lines left out. */
  addMany(additions: readonly CartAddition[]): Written
  /** Adds the lines of an order as they were, with services, gifts and links. */
  addOrder(order: Order): Written
  /** Puts one product into the cart by itself; all other lines are kept aside. */
  buyNow(addition: CartAddition): Written
  /** All lines are bought together again. */
  takeBack(): Written
  /** Which lines are bought with the rest. */
  choose(lines: readonly LineRef[], chosen: boolean): Written
  /** Stops announcing the line's current price. */
  dismissPrice(item: CartItem): Written
  /** Changes a line's quantity; sends nothing if the change must be ignored (rules.md C3). */
  change(item: CartItem, wanted: number): Written
  /** An item, or all without one; the rest is checked again where that is due (rules.md C8). */
  remove(cart: Cart, item?: CartItem): Written
  /** The cart that another call answered with: of the gift code, of the list for later. */
  adopt(cart: Cart): void
  /**
   * Called after login, logout and a completed order, when the caller has another cart; pending responses belong to the
   * old one.
   */
  forget(): void
}
interface StoreDeps extends CartDeps {
  readonly requests?: RequestGate
  readonly otherTabs?: CartSignal
}

/** Makes the cart store. */
export function makeCartStore(deps: StoreDeps): CartStore {
  const { gateway, otherTabs, requests = makeRequestGate({ platform: 'other', whitelist: [] }) } = deps
  const { live, set } = makeLive<CartState>({ cart: undefined, status: 'unknown', busy: [] })
  let forgotten = 0

  /** Shows the cart after a write, and announces it to the other tabs. */
  const takeWritten = (cart: Cart) => {
    take(cart)
    otherTabs?.announce(cart.revision)
  }
  const take = (cart: Cart) => {
    const { cart: held, busy } = live.current()
    set({ cart: held && held.revision > cart.revision ? held : cart, status: 'ready', busy })
  }
  const fetchWith = async (ask: () => GatewayResult<Cart>) => {
    const since = forgotten
    set({ ...live.current(), status: live.current().cart ? 'ready' : 'loading' })
    const answer = await ask()
    if (since !== forgotten) return
    if (answer.ok) take(answer.value)
    else set({ ...live.current(), status: 'failed' })
  }
  const showBusy = () => set({ ...live.current(), busy: requests.loading() })
  const whileBusy = async (key: string, ask: () => Written): Written => {
    const since = forgotten
    const asked = requests.run(key, ask)
    showBusy()
    const answer = await asked
    showBusy()
    if (answer?.ok && answer.value && since === forgotten) takeWritten(answer.value)
    return answer ?? succeed(undefined)
  }

  const load = () => fetchWith(() => gateway.load())
  otherTabs?.onAnnounced(() => live.current().status !== 'unknown' && void load())

  return {
    state: live,
    load,
    check: () => fetchWith(() => gateway.check()),
    add: (addition) => whileBusy(lineKey(addition), () => addToCart(deps)(addition)),
    addMany: (additions) => whileBusy('many', () => addManyToCart(deps)(additions)),
    addOrder: (order) => whileBusy('many', () => addOrderToCart(deps)(order)),
    buyNow: (addition) => {
      const { cart } = live.current()
      const held = cart && cartItems(wholeCart(cart)).find((item) => isSameLine(item, addition))
      return whileBusy(lineKey(addition), () => buyNow(deps)(addition, held?.quantity))
    },
    takeBack: () => whileBusy('back', () => gateway.takeBack()),
    choose: (lines, chosen) => whileBusy(`chosen ${lines.map(lineKey).join(' ')}`, () => gateway.choose(lines, chosen)),
    dismissPrice: (item) => whileBusy(`price ${lineKey(item)}`, () => gateway.dismissPrice(item, item.singlePrice)),
    change: (item, wanted) => whileBusy(lineKey(item), () => changeQuantity(deps)(item, wanted)),
    remove: (cart, item) => whileBusy(item ? lineKey(item) : 'all', () => removeFromCart(deps)(cart, item)),
    adopt: takeWritten,
    forget() {
      forgotten += 1
      set({ cart: undefined, status: 'unknown', busy: requests.loading() })
    },
  }
}
