import { type Row, stay, type Step, tableMachine } from '../kernel/table-machine.ts'

/** State of a line of the cart page. */
export interface CartRowState {
  readonly status: 'PENDING' | 'LOADING' | 'SUCCESS'
  readonly editable: boolean
  /** Text of the error dialog; it stays until it is closed. */
  readonly error: string | null
}
/** Events of a line on the cart page. */
export type CartRowEvent =
  | { readonly type: 'change' }
  | { readonly type: 'changed' }
  | { readonly type: 'change-failed'; readonly message: string }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'editable'; readonly editable: boolean }

type Status = CartRowState['status']
const within: Row<CartRowState, CartRowEvent, Status> = {
  'dialog-closed': stay((state) => (state.error === null ? state : { ...state, error: null })),
  editable: stay((state, { editable }) => (state.editable === editable ? state : { ...state, editable })),
}
const change: Step<CartRowState, CartRowEvent, Status> = [
  'LOADING',
  (state) => (showsInput(state) ? { ...state, status: 'LOADING', error: null } : state),
]

/** States of a cart line while its quantity is changed (rules.md C5). */
export const cartRow = tableMachine<CartRowState, CartRowEvent, Status>(
  { status: 'PENDING', editable: true, error: null },
  ({ status }) => status,
  {
    PENDING: { change, ...within },
    LOADING: {
      changed: ['SUCCESS', (state) => ({ ...state, status: 'SUCCESS' })],
      'change-failed': ['SUCCESS', (state, { message }) => ({ ...state, status: 'SUCCESS', error: message })],
      ...within,
    },
    SUCCESS: { change, ...within },
  },
)

/** The quantity input shows on an editable row; while LOADING a spinner replaces it. */
export const showsInput = (state: Pick<CartRowState, 'status' | 'editable'>): boolean =>
  state.editable && state.status !== 'LOADING'
