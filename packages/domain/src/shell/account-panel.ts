import { type Row, stay, tableMachine } from '../kernel/table-machine.ts'

/** State of the account panel. */
export interface AccountPanelState {
  /** `closing` waits `shellTimes.outsideClickMs` after a click outside. */
  readonly status: 'closed' | 'open' | 'closing'
  /** Shows the form for a forgotten password in place of the login. */
  readonly reminder: boolean
}
/** Events of the account panel. */
export type AccountPanelEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'outside-click' }
  /** `shellTimes.outsideClickMs` have passed. */
  | { readonly type: 'close-timeout' }
  | { readonly type: 'forgot-password' }
  | { readonly type: 'back-to-login' }
  /** Logging out closes the panel. */
  | { readonly type: 'logout' }

const closed: AccountPanelState = { status: 'closed', reminder: false }

type Status = AccountPanelState['status']
const within: Row<AccountPanelState, AccountPanelEvent, Status> = {
  close: ['closed', () => closed],
  logout: ['closed', () => closed],
  'forgot-password': stay((state) => (state.reminder ? state : { ...state, reminder: true })),
  'back-to-login': stay((state) => (state.reminder ? { ...state, reminder: false } : state)),
}

/** The account side panel; closing it forgets the reminder mode (rules.md S6). */
export const accountPanel = tableMachine<AccountPanelState, AccountPanelEvent, Status>(closed, ({ status }) => status, {
  closed: { open: ['open', () => ({ ...closed, status: 'open' })] },
  open: { ...within, 'outside-click': ['closing', (state) => ({ ...state, status: 'closing' })] },
  closing: {
    ...within,
    open: ['open', (state) => ({ ...state, status: 'open' })],
    'close-timeout': ['closed', () => closed],
  },
})

/** Title of the panel: the member's name, else the purpose of its form (specification section 2). */
export const accountPanelTitle = (
  state: Pick<AccountPanelState, 'reminder'>,
  user: { readonly isActive: boolean; readonly firstName: string; readonly lastName: string },
  texts: { readonly login: string; readonly remindPassword: string },
): string => {
  if (user.isActive) return `${user.firstName} ${user.lastName}`.trim()
  return state.reminder ? texts.remindPassword : texts.login
}
