import type { Machine } from '../kernel/machine.ts'

/** How a search stands. */
export type SearchLoading = 'PENDING' | 'LOADING' | 'SUCCESS'
export type SearchLoadingEvent = { readonly type: 'search' | 'results' | 'reset' }

/** How a search stands (rules.md S17). */
export const searchLoading: Machine<SearchLoading, SearchLoadingEvent> = {
  initial: 'PENDING',
  next(state, event) {
    if (event.type === 'search') return 'LOADING'
    if (event.type === 'reset') return 'PENDING'
    return state === 'LOADING' ? 'SUCCESS' : state
  },
}
