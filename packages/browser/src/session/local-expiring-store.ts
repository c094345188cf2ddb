import { type Clock, expiring, type Expiring, type ExpiringName, type ExpiringStore } from '@market/domain'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** Keeps texts in local storage for some days. Without a storage nothing is kept: whoever asks, asks again. */
export function localExpiringStore(storages: BrowserStorages, clock: Clock): ExpiringStore {
  const text = (name: ExpiringName) => storedText(storages, `expiring:${name}`)
  return {
    read: (name) => expiring.read(stored(text(name).read()), clock.now()),
    write: (name, value, days) => void text(name).write(JSON.stringify(expiring.keep(value, days, clock.now()))),
    remove: (name) => void text(name).remove(),
  }
}

/** What was stored, where it still reads as that. */
function stored(text: string | undefined): Expiring<string> | undefined {
  const { value, expiresAt } = Object(parsed(text))
  return typeof value === 'string' && typeof expiresAt === 'number' ? { value, expiresAt } : undefined
}
