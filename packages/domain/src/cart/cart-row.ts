import type { Machine } from '../kernel/machine.ts'

/** How a line of the cart page stands. */
export interface CartRowState {
  readonly status: 'PENDING' | 'LOADING' | 'SUCCESS'
  readonly editable: boolean
  /** Text of the error dialog; it stays until it is closed. */
  readonly error: string | null
}
/** What happens to a line on the cart page. */
export type CartRowEvent =
  | { readonly type: 'change' }
  | { readonly type: 'changed' }
  | { readonly type: 'change-failed'; readonly message: string }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'editable'; readonly editable: boolean }

/** One line of the cart page while its quantity is changed (rules.md C5). */
export const cartRow: Machine<CartRowState, CartRowEvent> = {
  initial: { status: 'PENDING', editable: true, error: null },
  next(state, event) {
    switch (event.type) {
      case 'change':
        return showsInput(state) ? { ...state, status: 'LOADING', error: null } : state
      case 'changed':
        return state.status === 'LOADING' ? { ...state, status: 'SUCCESS' } : state
      case 'change-failed':
        return state.status === 'LOADING' ? { ...state, status: 'SUCCESS', error: event.message } : state
      case 'dialog-closed':
        return state.error === null ? state : { ...state, error: null }
      case 'editable':
        return state.editable === event.editable ? state : { ...state, editable: event.editable }
    }
  },
}

/** The quantity input shows on an editable row; while LOADING a spinner stands in its place. */
export const showsInput = (state: Pick<CartRowState, 'status' | 'editable'>): boolean =>
  state.editable && state.status !== 'LOADING'
