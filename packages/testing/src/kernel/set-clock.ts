import type { Clock } from '@market/domain/kernel'

export interface SetClock extends Clock {
  /** Moves the time forward by the given ms. */
  pass(ms: number): void
}

/** A clock that a test sets. */
export const setClock = (start = new Date('2026-11-20T09:00:00Z')): SetClock => {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms
    },
  }
}
