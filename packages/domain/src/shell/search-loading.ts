import { tableMachine } from '../kernel/table-machine.ts'

/** State of a search. */
export type SearchLoading = 'PENDING' | 'LOADING' | 'SUCCESS'
export type SearchLoadingEvent = { readonly type: 'search' | 'results' | 'reset' }

/** State of a search (rules.md S17). */
export const searchLoading = tableMachine<SearchLoading, SearchLoadingEvent, SearchLoading>(
  'PENDING',
  (status) => status,
  {
    PENDING: { search: 'LOADING' },
    LOADING: { results: 'SUCCESS', reset: 'PENDING' },
    SUCCESS: { search: 'LOADING', reset: 'PENDING' },
  },
)
