import type { HeldToken, LeftSession, TokenStore } from '@market/domain/session'

export const memoryTokens = (held?: HeldToken): TokenStore => memoryTabs(held)()

/** Opens tabs of one browser: each reads the others' writes and is notified of them. */
export const memoryTabs = (held?: HeldToken): (() => TokenStore) => {
  let token = held
  let left: LeftSession | undefined
  const listeners: { readonly tab: number; readonly changed: () => void }[] = []
  let opened = 0
  return () => {
    opened += 1
    const tab = opened
    return {
      read: () => token,
      write: (given) => {
        token = given
        for (const one of listeners) if (one.tab !== tab) one.changed()
      },
      clear: () => {
        token = undefined
      },
      left: {
        read: () => left,
        write: (one) => {
          left = one
        },
        clear: () => {
          left = undefined
        },
      },
      watch: (changed) => listeners.push({ tab, changed }),
    }
  }
}
