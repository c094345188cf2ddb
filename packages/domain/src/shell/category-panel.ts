import { type Row, stay, type Step, tableMachine } from '../kernel/table-machine.ts'
import { searchUrl } from '../navigation/site-url.ts'

/** State of the category panel. */
export interface CategoryPanelState {
  /** `closing` waits `shellTimes.categoryCloseMs` in case the pointer returns. */
  readonly status: 'closed' | 'open' | 'closing'
  /** On a desktop the hovered main category, whose sub-panel is open. */
  readonly hovered: string | null
  /** On a phone the categories drilled into, the root left out. */
  readonly trail: readonly string[]
  /** Address to go to, once; set by a category without children. */
  readonly goTo: string | null
}

/** Events of the category panel. */
export type CategoryPanelEvent =
  | { readonly type: 'button' }
  | { readonly type: 'escape' }
  | { readonly type: 'outside-click' }
  | { readonly type: 'leave' }
  | { readonly type: 'enter' }
  /** `shellTimes.categoryCloseMs` have passed. */
  | { readonly type: 'close-timeout' }
  | { readonly type: 'hover'; readonly slug: string }
  | { readonly type: 'tap'; readonly slug: string; readonly hasChildren: boolean }
  | { readonly type: 'back' }

const closed: CategoryPanelState = { status: 'closed', hovered: null, trail: [], goTo: null }

type Status = CategoryPanelState['status']
const back: Step<CategoryPanelState, CategoryPanelEvent, Status> = stay((state) =>
  state.trail.length === 0 ? state : { ...state, trail: state.trail.slice(0, -1) },
)
const hover: Step<CategoryPanelState, { readonly slug: string }, Status> = [
  'open',
  (state, { slug }) =>
    state.status === 'open' && state.hovered === slug ? state : { ...state, status: 'open', hovered: slug },
]
const drill = (state: CategoryPanelState, { slug, hasChildren }: Extract<CategoryPanelEvent, { type: 'tap' }>) =>
  hasChildren ? { ...state, trail: [...state.trail, slug] } : { ...closed, goTo: searchUrl({ category: slug }) }
const shut: Row<CategoryPanelState, CategoryPanelEvent, Status> = {
  button: ['closed', () => closed],
  escape: ['closed', () => closed],
}
const wait: Step<CategoryPanelState, CategoryPanelEvent, Status> = [
  'closing',
  (state) => ({ ...state, status: 'closing' }),
]

/** The panel behind the category button (specification section 4, rules.md S6). */
export const categoryPanel = tableMachine<CategoryPanelState, CategoryPanelEvent, Status>(
  closed,
  ({ status }) => status,
  {
    closed: { button: ['open', () => ({ ...closed, status: 'open' })] },
    open: { ...shut, 'outside-click': wait, leave: wait, hover, tap: [['open', 'closed'], drill], back },
    closing: {
      ...shut,
      enter: ['open', (state) => ({ ...state, status: 'open' })],
      'close-timeout': ['closed', () => closed],
      hover,
      tap: [['closing', 'closed'], drill],
      back,
    },
  },
)
