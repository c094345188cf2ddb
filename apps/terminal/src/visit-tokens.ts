import type { HeldToken, TokenStore } from '@market/domain/session'

/** Stores the token in memory for one visit, so that a shared machine stores nothing about its shoppers. */
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
