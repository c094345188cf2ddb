import { LRUCache } from 'lru-cache'

/** Caches answers that are the same for all callers for a short time; concurrent calls share one load. */
export interface TtlCache<Value> {
  get(key: string, now: Date, load: () => Promise<Value>): Promise<Value>
}

interface Limits {
  readonly seconds: number
  /** For this many further seconds, an expired answer is returned while a new one is loaded in the background. */
  readonly staleSeconds?: number
  readonly max: number
}

interface Entry<Value> {
  readonly at: number
  readonly value: Promise<Value>
}

/** All caches of this process that are in use. */
const caches = new Set<WeakRef<{ clear(): void }>>()

/** Drops every cached answer, so that a change which shoppers must see at once is read. */
export function clearTtlCaches(): void {
  for (const one of caches) {
    const cache = one.deref()
    if (cache) cache.clear()
    else caches.delete(one)
  }
}

/** Caches up to `max` answers for `seconds` each; a failure reaches the waiting callers and is not cached. */
export function makeTtlCache<Value>({ seconds, staleSeconds = 0, max }: Limits): TtlCache<Value> {
  let time = 0
  const kept = new LRUCache<string, Entry<Value>>({
    max,
    ttl: (seconds + staleSeconds) * 1000,
    ttlResolution: 0,
    perf: { now: () => time },
  })
  caches.add(new WeakRef(kept))
  const renewing = new Set<string>()
  return {
    get(key, now, load) {
      // Clear the cache if the clock was set back, since answers would otherwise live longer.
      if (now.getTime() < time) kept.clear()
      time = now.getTime()
      const known = kept.get(key)
      if (known) {
        if (time - known.at >= seconds * 1000 && !renewing.has(key)) {
          renewing.add(key)
          const at = time
          // If loading fails, the old answer stays, and the next caller tries again.
          void load()
            .then(
              (value) => kept.set(key, { at, value: Promise.resolve(value) }),
              () => undefined,
            )
            .finally(() => renewing.delete(key))
        }
        return known.value
      }
      const entry = { at: time, value: load() }
      kept.set(key, entry)
      entry.value.catch(() => {
        if (kept.peek(key) === entry) kept.delete(key)
      })
      return entry.value
    },
  }
}
