import type { Machine } from '../kernel/machine.ts'

/** How the category panel stands. */
export interface CategoryPanelState {
  /** `closing` waits `shellTimes.categoryCloseMs` for the pointer to come back. */
  readonly status: 'closed' | 'open' | 'closing'
  /** On a desktop the hovered main category, whose sub-panel is open. */
  readonly hovered: string | null
  /** On a phone the categories drilled into, the root left out. */
  readonly trail: readonly string[]
  /** Address to go to, once; set by a category without children. */
  readonly goTo: string | null
}

/** What happens to the category panel. */
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

/** The panel behind the category button (specification section 4, rules.md S6). */
export const categoryPanel: Machine<CategoryPanelState, CategoryPanelEvent> = {
  initial: closed,
  next(state, event) {
    if (state.status === 'closed') return event.type === 'button' ? { ...closed, status: 'open' } : state
    switch (event.type) {
      case 'button':
      case 'escape':
        return closed
      case 'outside-click':
      case 'leave':
        return state.status === 'open' ? { ...state, status: 'closing' } : state
      case 'enter':
        return state.status === 'closing' ? { ...state, status: 'open' } : state
      case 'close-timeout':
        return state.status === 'closing' ? closed : state
      case 'hover':
        return state.status === 'open' && state.hovered === event.slug
          ? state
          : { ...state, status: 'open', hovered: event.slug }
      case 'tap':
        return event.hasChildren
          ? { ...state, trail: [...state.trail, event.slug] }
          : { ...closed, goTo: `/arama/${encodeURIComponent(event.slug.toWellFormed())}` }
      case 'back':
        return state.trail.length === 0 ? state : { ...state, trail: state.trail.slice(0, -1) }
    }
  },
}
