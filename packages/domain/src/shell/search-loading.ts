import { tableMachine } from '../kernel/table-machine.ts'

/** How a search stands. */
export type SearchLoading = 'PENDING' | 'LOADING' | 'SUCCESS'
export type SearchLoadingEvent = { readonly type: 'search' | 'results' | 'reset' }

/** How a search stands (rules.md S17). */
export const searchLoading = tableMachine<SearchLoading, SearchLoadingEvent, SearchLoading>(
  'PENDING',
  (status) => status,
  {
    PENDING: { search: 'LOADING' },
    LOADING: { results: 'SUCCESS', reset: 'PENDING' },
    SUCCESS: { search: 'LOADING', reset: 'PENDING' },
  },
)
