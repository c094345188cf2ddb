import type { HeldToken, TokenStore } from '@market/domain'

export const memoryTokens = (held?: HeldToken): TokenStore => {
  let token = held
  return {
    read: () => token,
    write: (given) => {
      token = given
    },
    clear: () => {
      token = undefined
    },
  }
}
