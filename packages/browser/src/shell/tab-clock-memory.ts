import type { ClockMemory } from '@market/domain'

const key = 'clock_ahead'

/** Keeps for the tab's next page how far ahead the device's clock is. */
export const tabClockMemory = (storage: Storage | undefined): ClockMemory => ({
  read: () => {
    try {
      return Number(storage?.getItem(key) ?? 0)
    } catch {
      return 0
    }
  },
  write: (aheadMs) => {
    try {
      storage?.setItem(key, String(aheadMs))
    } catch {
      // A full or locked storage: the next page measures again.
    }
  },
})
