import type { Network } from '@market/domain/shell'

export interface SetNetwork extends Network {
  set(online: boolean): void
}

/** A connection that a test can turn off and on. */
export function setNetwork(begin = true): SetNetwork {
  let online = begin
  const listeners = new Set<() => void>()
  return {
    isOnline: () => online,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next) => {
      online = next
      for (const listener of listeners) listener()
    },
  }
}
