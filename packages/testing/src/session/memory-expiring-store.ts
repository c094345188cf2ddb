import type { Clock } from '@market/domain/kernel'
import { type Expiring, expiring, type ExpiringStore } from '@market/domain/session'

export const memoryExpiringStore = (clock: Clock): ExpiringStore => {
  const stored = new Map<string, Expiring<string>>()
  return {
    read: (name) => expiring.read(stored.get(name), clock.now()),
    write: (name, value, days) => {
      stored.set(name, expiring.keep(value, days, clock.now()))
    },
    remove: (name) => {
      stored.delete(name)
    },
  }
}
