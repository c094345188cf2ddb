import type { Clock } from './clock.ts'

/** A clock that goes by the provider's time, whatever the device's own says. */
export interface ServerClock extends Clock {
  /**
   * Call with the `Date` of an answer that came straight from the provider. Returns true if the clock was wrong and has
   * been corrected.
   */
  observe(made: Date): boolean
}

/** How far ahead the device's clock was found to be, in ms, for the next page. */
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
