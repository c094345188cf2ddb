import type { Clock } from '@market/domain/kernel'
import { expiring, type Expiring, type ExpiringName, type ExpiringStore } from '@market/domain/session'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** Stores texts in local storage for some days. Without local storage the shop asks again each time. */
export function localExpiringStore(storages: BrowserStorages, clock: Clock): ExpiringStore {
  const text = (name: ExpiringName) => storedText(storages, `expiring:${name}`)
  return {
    read: (name) => expiring.read(stored(text(name).read()), clock.now()),
    write: (name, value, days) => void text(name).write(JSON.stringify(expiring.keep(value, days, clock.now()))),
    remove: (name) => void text(name).remove(),
  }
}

/** The stored entry, if it can still be read. */
function stored(text: string | undefined): Expiring<string> | undefined {
  const { value, expiresAt } = Object(parsed(text))
  return typeof value === 'string' && typeof expiresAt === 'number' ? { value, expiresAt } : undefined
}
