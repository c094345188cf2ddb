import { LRUCache } from 'lru-cache'

/** Keeps answers that are the same for every caller for a short time; calls at once share one load. */
export interface TtlCache<Value> {
  get(key: string, now: Date, load: () => Promise<Value>): Promise<Value>
}

/** `most` answers are kept, each for so long; a failure is told to those who wait for it and then forgotten. */
export function makeTtlCache<Value>(limits: { readonly seconds: number; readonly most: number }): TtlCache<Value> {
  let time = 0
  const kept = new LRUCache<string, Promise<Value>>({
    max: limits.most,
    ttl: limits.seconds * 1000,
    ttlResolution: 0,
    perf: { now: () => time },
  })
  return {
    get(key, now, load) {
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
