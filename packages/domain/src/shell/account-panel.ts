import type { Machine } from '../kernel/machine.ts'

/** How the account panel stands. */
export interface AccountPanelState {
  /** `closing` waits `shellTimes.outsideClickMs` after a click outside. */
  readonly status: 'closed' | 'open' | 'closing'
  /** The forgotten password's form stands in place of the login. */
  readonly reminder: boolean
}
/** What happens to the account panel. */
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

/** The account side panel; closing it forgets the reminder mode (rules.md S6). */
export const accountPanel: Machine<AccountPanelState, AccountPanelEvent> = {
  initial: closed,
  next(state, event) {
    if (state.status === 'closed') return event.type === 'open' ? { ...closed, status: 'open' } : state
    switch (event.type) {
      case 'open':
        return state.status === 'closing' ? { ...state, status: 'open' } : state
      case 'close':
      case 'logout':
        return closed
      case 'outside-click':
        return state.status === 'open' ? { ...state, status: 'closing' } : state
      case 'close-timeout':
        return state.status === 'closing' ? closed : state
      case 'forgot-password':
        return state.reminder ? state : { ...state, reminder: true }
      case 'back-to-login':
        return state.reminder ? { ...state, reminder: false } : state
    }
  },
}

/** Title of the panel: the member's name, else what its form does (specification section 2). */
export const accountPanelTitle = (
  state: Pick<AccountPanelState, 'reminder'>,
  user: { readonly isActive: boolean; readonly firstName: string; readonly lastName: string },
  texts: { readonly login: string; readonly remindPassword: string },
): string => {
  if (user.isActive) return `${user.firstName} ${user.lastName}`.trim()
  return state.reminder ? texts.remindPassword : texts.login
}
