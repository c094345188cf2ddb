import type { Machine } from '../kernel/machine.ts'
import { routeName } from '../session/route-name.ts'

/** `leaving` still shows, until the pointer has been away long enough. */
export type MiniCartState = 'hidden' | 'shown' | 'leaving'
/** What happens to the cart under the header's icon. */
export type MiniCartEvent =
  | { readonly type: 'enter'; readonly route: string }
  | { readonly type: 'leave' }
  /** `shellTimes.miniCartHideMs` have passed since the pointer left. */
  | { readonly type: 'hide-timeout' }
  | { readonly type: 'navigate' }

/** The cart under the header's icon: on hover, not on the cart page (rules.md S6). */
export const miniCart: Machine<MiniCartState, MiniCartEvent> = {
  initial: 'hidden',
  next(state, event) {
    switch (event.type) {
      case 'enter':
        return routeName(event.route) === 'my-tr-sepet' ? state : 'shown'
      case 'leave':
        return state === 'shown' ? 'leaving' : state
      case 'hide-timeout':
        return state === 'leaving' ? 'hidden' : state
      case 'navigate':
        return 'hidden'
    }
  },
}
