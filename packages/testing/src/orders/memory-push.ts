import { succeed } from '@market/domain/kernel'
import type { PushGateway, PushSubscription } from '@market/domain/orders'

export interface MemoryPush extends PushGateway {
  /** Subscribed browsers by endpoint. */
  readonly told: ReadonlyMap<string, PushSubscription>
}

/** One caller's browsers. */
export const memoryPush = (): MemoryPush => {
  const told = new Map<string, PushSubscription>()
  return {
    told,
    key: async () => succeed('B'.repeat(87)),
    isOn: async (endpoint) => succeed(told.has(endpoint)),
    start: async (subscription) => {
      told.set(subscription.endpoint, subscription)
      return succeed(true)
    },
    end: async (endpoint) => {
      told.delete(endpoint)
      return succeed(false)
    },
  }
}
