import type { ClockMemory } from '@market/domain/kernel'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'

/**
 * Stores, for the tab's next page, how far the device's clock is ahead; without storage each page measures it again.
 */
export function tabClockMemory(storages: BrowserStorages): ClockMemory {
  const text = storedText(storages, 'clock_ahead')
  return {
    read: () => Number(text.read() ?? 0) || 0,
    write: (aheadMs) => void text.write(String(aheadMs)),
  }
}
