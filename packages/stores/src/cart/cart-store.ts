import {
  addToCart,
  type Asked,
  type Cart,
  type CartAddition,
  type CartDeps,
  type CartItem,
  inFlight,
  type InFlightEvent,
  type LineChange,
  removeFromCart,
} from '@market/domain'
import { type Live, makeLive } from '../kernel/live.ts'

export interface CartState {
  readonly cart: Cart | undefined
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed'
  /** `productId;attrId` of the lines whose change is under way. */
  readonly busy: readonly string[]
}

/** The caller's cart as it was last answered. Answers with an older revision are dropped. */
export interface CartStore {
  readonly state: Live<CartState>
  load(): Promise<void>
  /** Against stock and price as they are now. */
  check(): Promise<void>
  add(addition: CartAddition): Asked<Cart>
  change(change: LineChange): Asked<Cart>
  /** An item, or all without one; the rest is checked again where that is due (rules.md C8). */
  remove(cart: Cart, item?: CartItem): Asked<Cart>
  /** The cart that another call answered with: of the gift code, of the list for later. */
  adopt(cart: Cart): void
  /** After login, logout and a completed order the cart is another one. */
  forget(): void
}

export const lineKey = (line: { readonly productId: number; readonly attrId: string }): string =>
  `${line.productId};${line.attrId}`

export function makeCartStore(deps: CartDeps): CartStore {
  const { gateway } = deps
  const { live, set } = makeLive<CartState>({ cart: undefined, status: 'unknown', busy: inFlight.initial })

  const take = (cart: Cart) => {
    const { cart: held, busy } = live.current()
    set({ cart: held && held.revision > cart.revision ? held : cart, status: 'ready', busy })
  }
  const fetchWith = async (ask: () => Asked<Cart>) => {
    set({ ...live.current(), status: live.current().cart ? 'ready' : 'loading' })
    const answer = await ask()
    if (answer.ok) take(answer.value)
    else set({ ...live.current(), status: 'failed' })
  }
  const happen = (event: InFlightEvent) => set({ ...live.current(), busy: inFlight.next(live.current().busy, event) })
  const whileBusy = async (key: string, ask: () => Asked<Cart>) => {
    happen({ type: 'start', name: key, repeatable: true })
    const answer = await ask()
    happen({ type: 'finish', name: key })
    if (answer.ok) take(answer.value)
    return answer
  }

  return {
    state: live,
    load: () => fetchWith(() => gateway.load()),
    check: () => fetchWith(() => gateway.check()),
    add: (addition) => whileBusy(lineKey(addition), () => addToCart(deps)(addition)),
    change: (change) => whileBusy(lineKey(change), () => gateway.change(change)),
    remove: (cart, item) => whileBusy(item ? lineKey(item) : 'all', () => removeFromCart(deps)(cart, item)),
    adopt: take,
    forget: () => set({ cart: undefined, status: 'unknown', busy: inFlight.initial }),
  }
}
