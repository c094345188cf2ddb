import type { Clock } from './clock.ts'

/** A clock that goes by the provider's time, whatever the device's own says. */
export interface ServerClock extends Clock {
  /** An answer that nobody kept has just come, made at this time. True where the clock was wrong and is set now. */
  observe(made: Date): boolean
}

/** How far ahead the device's clock was found to be, in ms, for the next page. */
export interface ClockMemory {
  read(): number
  write(aheadMs: number): void
}

/** Answers take a while and name whole seconds: what differs by less is no wrong clock. */
const toleratedMs = 5_000

/** The device's clock, moved by what the provider's answers show it to be wrong. */
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
