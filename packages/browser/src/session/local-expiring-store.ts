import { type Clock, expiring, type Expiring, type ExpiringStore } from '@market/domain'

const prefix = 'expiring:'

/** Keeps texts in local storage for some days. Without a storage nothing is kept: whoever asks, asks again. */
export function localExpiringStore(storage: Storage | undefined, clock: Clock): ExpiringStore {
  return {
    read: (name) => {
      try {
        return expiring.read(stored(storage?.getItem(prefix + name)), clock.now())
      } catch {
        return undefined
      }
    },
    write: (name, value, days) => {
      try {
        storage?.setItem(prefix + name, JSON.stringify(expiring.keep(value, days, clock.now())))
      } catch {
        // A full or locked storage.
      }
    },
    remove: (name) => {
      try {
        storage?.removeItem(prefix + name)
      } catch {
        // A locked storage keeps nothing either.
      }
    },
  }
}

/** What was stored, where it still reads as that. */
function stored(text: string | null | undefined): Expiring<string> | undefined {
  const found: unknown = JSON.parse(text ?? 'null')
  if (typeof found !== 'object' || found === null || !('value' in found) || !('expiresAt' in found)) return undefined
  const { value, expiresAt } = found
  return typeof value === 'string' && typeof expiresAt === 'number' ? { value, expiresAt } : undefined
}
