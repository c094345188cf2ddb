import type { GatewayResult, GatewayFailure } from '@market/domain/kernel'
import {
  type AppBridge,
  type CartAndSaved,
  type CartItem,
  moveToCart,
  savedForLater,
  saveForLater,
  type SavedGateway,
  cartItems,
} from '@market/domain/cart'
import { type Live, makeLive } from '../kernel/live.ts'
import type { CartStore } from './cart-store.ts'

/** Items saved for later, with the state of their calls. */
export interface SavedState {
  readonly saved: readonly CartItem[]
  /** Why the last move did not happen. */
  readonly failure: GatewayFailure | undefined
}

/**
 * Items the shopper saved for later (rules.md C9). The embedding app is notified of items that enter and leave the
 * cart.
 */
export interface SavedStore {
  readonly state: Live<SavedState>
  load(): Promise<void>
  /** Moves an item out of the cart; true if it was moved. */
  save(item: CartItem): Promise<boolean>
  moveBack(item: CartItem): Promise<boolean>
  remove(item: CartItem): Promise<boolean>
}
interface SavedStoreDeps {
  readonly savedItems: SavedGateway
  readonly app: AppBridge
  readonly cart: CartStore
}

/** Makes the store of saved items. */
export function makeSavedStore(deps: SavedStoreDeps): SavedStore {
  const { live, set } = makeLive<SavedState>({ saved: [], failure: undefined })
  const itemsInCart = () => {
    const { cart } = deps.cart.state.current()
    return cart ? cartItems(cart) : []
  }
  /** Shows a move at once, by the rule; the answer replaces it, or after a refusal the former state. */
  const move = async (type: 'save' | 'move-back', item: CartItem, ask: () => GatewayResult<CartAndSaved>) => {
    const before = live.current().saved
    const { saved } = savedForLater.next({ cart: itemsInCart(), saved: before }, { ...item, type })
    set({ saved, failure: undefined })
    const answer = await ask()
    if (answer.ok) {
      deps.cart.adopt(answer.value.cart)
      set({ saved: answer.value.saved, failure: undefined })
    } else set({ saved: before, failure: answer.failure })
    return answer.ok
  }
  return {
    state: live,
    async load() {
      const answer = await deps.savedItems.load()
      // The list is shown beside the cart, so a failure to load it is not reported.
      if (answer.ok) set({ saved: answer.value, failure: undefined })
    },
    async save(item) {
      const { cart } = deps.cart.state.current()
      return cart ? move('save', item, () => saveForLater(deps)(cart, item)) : false
    },
    moveBack: (item) => move('move-back', item, () => moveToCart(deps)(item)),
    async remove(item) {
      const answer = await deps.savedItems.remove(item)
      set(answer.ok ? { saved: answer.value, failure: undefined } : { ...live.current(), failure: answer.failure })
      return answer.ok
    },
  }
}
