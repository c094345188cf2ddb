/** Places of which a client holds a few for a while. */
export interface Places {
  /**
   * Takes a place and returns a function that frees it; undefined if this client has its share or all places are taken.
   */
  take(client: string): (() => void) | undefined
}

/** Bounds what holds memory or connections for a while: `all` at once, and of these `each` for one client. */
export function makePlaces({ all = Infinity, each }: { readonly all?: number; readonly each: number }): Places {
  const taken = new Map<string, number>()
  let total = 0
  return {
    take(client) {
      const own = taken.get(client) ?? 0
      if (own >= each || total >= all) return undefined
      taken.set(client, own + 1)
      total += 1
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        total -= 1
        const left = (taken.get(client) ?? 1) - 1
        if (left > 0) taken.set(client, left)
        else taken.delete(client)
      }
    },
  }
}
