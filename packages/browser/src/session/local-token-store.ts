import type { HeldToken, TokenStore } from '@market/domain'

/** Key in local storage; the value is the held token as JSON. */
const key = 'access_token'

/** Keeps the token in local storage, as specification section 4 says, and in memory where there is none. */
export function localTokenStore(storage: Storage | undefined): TokenStore {
  let held = read(storage)
  return {
    read: () => held,
    write: (token) => {
      held = token
      attempt(() => storage?.setItem(key, JSON.stringify(token)))
    },
    clear: () => {
      held = undefined
      attempt(() => storage?.removeItem(key))
    },
  }
}

function read(storage: Storage | undefined): HeldToken | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { accessToken, listingKey } = { accessToken: undefined, listingKey: undefined, ...value }
    return typeof accessToken === 'string' && typeof listingKey === 'string' ? { accessToken, listingKey } : undefined
  } catch {
    return undefined
  }
}

/** A full or blocked storage loses the token at the end of the visit, and nothing else. */
function attempt(write: () => void): void {
  try {
    write()
  } catch {
    // Kept in memory.
  }
}
