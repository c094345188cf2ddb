import type { HeldToken, TokenStore } from '@market/domain/session'

/** Keeps the token for one visit: a shared machine keeps nothing of who shopped at its terminal. */
export function visitTokens(): TokenStore {
  let held: HeldToken | undefined
  return {
    read: () => held,
    write: (token) => {
      held = token
    },
    clear: () => {
      held = undefined
    },
  }
}
