import type { AppBridge, Asked, Cart, CartAddition, CartGateway, LineChange, LineRemoval } from '@market/domain'
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
  remove(removal?: LineRemoval): Asked<Cart>
  /** The cart that another call answered with: of the gift code, of the list for later. */
  adopt(cart: Cart): void
  /** After login, logout and a completed order the cart is another one. */
  forget(): void
}

export interface CartDeps {
  readonly gateway: CartGateway
  readonly app: AppBridge
}

export const lineKey = (line: { readonly productId: number; readonly attrId: string }): string =>
  `${line.productId};${line.attrId}`

export function makeCartStore({ gateway, app }: CartDeps): CartStore {
  const { live, set } = makeLive<CartState>({ cart: undefined, status: 'unknown', busy: [] })

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
  const whileBusy = async (key: string, ask: () => Asked<Cart>) => {
    set({ ...live.current(), busy: [...live.current().busy, key] })
    const answer = await ask()
    set({ ...live.current(), busy: live.current().busy.filter((other) => other !== key) })
    if (answer.ok) take(answer.value)
    return answer
  }

  return {
    state: live,
    load: () => fetchWith(() => gateway.load()),
    check: () => fetchWith(() => gateway.check()),
    async add(addition) {
      const answer = await whileBusy(lineKey(addition), () => gateway.add(addition))
      if (answer.ok) app.post('add_to_cart', { product_id: addition.productId, num: addition.quantity })
      return answer
    },
    change: (change) => whileBusy(lineKey(change), () => gateway.change(change)),
    async remove(removal) {
      const answer = await whileBusy(removal ? lineKey(removal) : 'all', () => gateway.remove(removal))
      if (answer.ok && removal && answer.value.count > 0)
        app.post('remove_from_cart', { product_id: removal.productId, num: removal.quantity })
      else if (answer.ok) app.post('remove_all_products')
      return answer
    },
    adopt: take,
    forget: () => set({ cart: undefined, status: 'unknown', busy: [] }),
  }
}
