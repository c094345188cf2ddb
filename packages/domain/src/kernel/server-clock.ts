import type { Clock } from './clock.ts'

/** A clock that follows the provider's time instead of the device's. */
export interface ServerClock extends Clock {
  /**
   * Call with the `Date` header of a response that came directly from the provider. Returns true if the clock was wrong
   * and has been corrected.
   */
  observe(made: Date): boolean
}

/** Stores, for the next page, how many ms the device's clock is ahead. */
export interface ClockMemory {
  read(): number
  write(aheadMs: number): void
}

/** Tolerance: answers take a while, and `Date` has whole seconds. */
const toleratedMs = 5_000

/** The device's clock, corrected by the dates of the provider's answers. */
export function makeServerClock(device: Clock, memory?: ClockMemory): ServerClock {
  const known = memory?.read() ?? 0
  let aheadMs = Number.isFinite(known) ? known : 0
  const now = () => new Date(device.now().getTime() - aheadMs)
  return {
    now,
    observe(made) {
      const wrongBy = now().getTime() - made.getTime()
      if (Number.isNaN(wrongBy) || Math.abs(wrongBy) < toleratedMs) return false
      aheadMs += wrongBy
      memory?.write(aheadMs)
      return true
    },
  }
}
