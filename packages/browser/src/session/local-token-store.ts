import type { HeldToken, TokenStore } from '@market/domain'

/** Key in local storage; the value is the held token as JSON. */
const key = 'access_token'

/** Where the other tabs are heard: the window. */
export type TabEvents = Pick<EventTarget, 'addEventListener'>

/**
 * Keeps the token in local storage, as specification section 4 says, and in memory where there is none. The storage is read
 * each time, since another tab may have logged in or out; what it refused to keep lives in memory.
 */
export function localTokenStore(storage: Storage | undefined, tabs?: TabEvents): TokenStore {
  let memory: HeldToken | undefined
  let kept = storage !== undefined
  const read = () => (kept ? readFrom(storage) : memory)
  // Whom the token last seen here speaks for.
  let known = holderOf(read())
  const change = (token: HeldToken | undefined, store: () => void) => {
    memory = token
    known = holderOf(token)
    kept = storage !== undefined && done(store)
  }
  return {
    read,
    write: (token) => change(token, () => storage?.setItem(key, JSON.stringify(token))),
    clear: () => change(undefined, () => storage?.removeItem(key)),
    watch: (changed) => {
      const look = () => {
        const holder = holderOf(read())
        // Between the two steps of another tab's logout there is no token; its next one follows.
        if (holder === known || holder === undefined) return
        known = holder
        changed()
      }
      tabs?.addEventListener('storage', look)
      // A page that comes back by the browser's own button has heard nothing while it was away.
      tabs?.addEventListener('pageshow', look)
    },
  }
}

function readFrom(storage: Storage | undefined): HeldToken | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { accessToken, listingKey } = { accessToken: undefined, listingKey: undefined, ...value }
    return typeof accessToken === 'string' && typeof listingKey === 'string' ? { accessToken, listingKey } : undefined
  } catch {
    return undefined
  }
}

/** The session that a token names (`sub` of its payload), the same over renewals; a token of another form stands for itself. */
function holderOf(token: HeldToken | undefined): string | undefined {
  if (!token) return undefined
  try {
    const payload = token.accessToken.split('.')[1] ?? ''
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : token.accessToken
  } catch {
    return token.accessToken
  }
}

/** Whether the storage took it: a full or blocked one loses the token at the end of the visit, and nothing else. */
function done(store: () => void): boolean {
  try {
    store()
    return true
  } catch {
    return false
  }
}
