import type { Machine } from '../kernel/machine.ts'

/** The panels that lie over the page. */
export type Panel =
  | 'menu'
  | 'category'
  | 'search'
  | 'user'
  | 'raffle-cart'
  | 'product-comment'
  | 'ask-seller'
  | 'suggest-to-friend'
  | 'wholesale'
  | 'map'

/** The open panels, in the order of opening. */
export type OverlayState = readonly Panel[]
/** A panel opens or closes. */
export type OverlayEvent =
  | { readonly type: 'open'; readonly panel: Panel }
  | { readonly type: 'close'; readonly panel: Panel }
  | { readonly type: 'close-all' }

/** Which panels are open (rules.md S6). */
export const overlay: Machine<OverlayState, OverlayEvent> = {
  initial: [],
  next(state, event) {
    if (event.type === 'close-all') return state.length === 0 ? state : overlay.initial
    const open = state.includes(event.panel)
    if (event.type === 'open') return open ? state : [...state, event.panel]
    return open ? state.filter((panel) => panel !== event.panel) : state
  },
}

/** The overlay is on, and the body's scroll locked, while any panel is open. */
export const isOverlayOn = (state: OverlayState): boolean => state.length > 0
