import { type Step, tableMachine } from '../kernel/table-machine.ts'

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

type Phase = 'nothing open' | 'panels open'
const open: Step<OverlayState, { readonly panel: Panel }, Phase> = [
  'panels open',
  (state, { panel }) => (state.includes(panel) ? state : [...state, panel]),
]
const nothing: OverlayState = []

/** Which panels are open (rules.md S6). */
export const overlay = tableMachine<OverlayState, OverlayEvent, Phase>(
  nothing,
  (state) => (isOverlayOn(state) ? 'panels open' : 'nothing open'),
  {
    'nothing open': { open },
    'panels open': {
      open,
      close: [
        ['panels open', 'nothing open'],
        (state, { panel }) => (state.includes(panel) ? state.filter((other) => other !== panel) : state),
      ],
      'close-all': ['nothing open', () => nothing],
    },
  },
)

/** The overlay is on, and the body's scroll locked, while any panel is open. */
export const isOverlayOn = (state: OverlayState): boolean => state.length > 0
