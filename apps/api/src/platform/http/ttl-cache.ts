import { LRUCache } from 'lru-cache'

/** Caches answers that are the same for all callers for a short time; concurrent calls share one load. */
export interface TtlCache<Value> {
  get(key: string, now: Date, load: () => Promise<Value>): Promise<Value>
}

/** Caches up to `max` answers for `seconds` each; a failure reaches the waiting callers and is not cached. */
export function makeTtlCache<Value>(limits: { readonly seconds: number; readonly max: number }): TtlCache<Value> {
  let time = 0
  const kept = new LRUCache<string, Promise<Value>>({
    max: limits.max,
    ttl: limits.seconds * 1000,
    ttlResolution: 0,
    perf: { now: () => time },
  })
  return {
    get(key, now, load) {
      // A clock that was set back would keep answers for as long again.
      if (now.getTime() < time) kept.clear()
      time = now.getTime()
      const known = kept.get(key)
      if (known) return known
      const value = load()
      kept.set(key, value)
      value.catch(() => {
        if (kept.peek(key) === value) kept.delete(key)
      })
      return value
    },
  }
}
