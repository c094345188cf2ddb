import { type Step, tableMachine } from '../kernel/table-machine.ts'
import { routeName } from '../session/route-name.ts'

/** `leaving` still shows, until the pointer has been away long enough. */
export type MiniCartState = 'hidden' | 'shown' | 'leaving'
/** Events of the cart under the header's icon. */
export type MiniCartEvent =
  | { readonly type: 'enter'; readonly route: string }
  | { readonly type: 'leave' }
  /** `shellTimes.miniCartHideMs` have passed since the pointer left. */
  | { readonly type: 'hide-timeout' }
  | { readonly type: 'navigate' }

const enter: Step<MiniCartState, { readonly route: string }, MiniCartState> = [
  'shown',
  (state, { route }) => (routeName(route) === 'my-tr-sepet' ? state : 'shown'),
]

/** The cart under the header's icon: on hover, not on the cart page (rules.md S6). */
export const miniCart = tableMachine<MiniCartState, MiniCartEvent, MiniCartState>('hidden', (state) => state, {
  hidden: { enter },
  shown: { leave: 'leaving', navigate: 'hidden' },
  leaving: { enter, 'hide-timeout': 'hidden', navigate: 'hidden' },
})
