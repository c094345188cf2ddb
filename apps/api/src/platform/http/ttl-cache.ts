/** Keeps answers that are the same for every caller for a short time; calls at once share one load. */
export interface TtlCache<Value> {
  get(key: string, now: Date, load: () => Promise<Value>): Promise<Value>
}

export function makeTtlCache<Value>(limits: { readonly seconds: number; readonly most: number }): TtlCache<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  return {
    get(key, now, load) {
      const found = kept.get(key)
      if (found && now.getTime() < found.until) return found.value
      const value = load()
      kept.delete(key)
      kept.set(key, { until: now.getTime() + limits.seconds * 1000, value })
      // The oldest goes first; a failure is never kept.
      if (kept.size > limits.most) for (const oldest of kept.keys()) if (kept.delete(oldest)) break
      value.catch(() => kept.delete(key))
      return value
    },
  }
}
