import { type HeldToken, type LeftSession, tokenHolder, type TokenStore } from '@market/domain/session'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** Where the other tabs are heard: the window. */
export type TabEvents = Pick<EventTarget, 'addEventListener'>

/**
 * Keeps the token in local storage as JSON, as specification section 4 says, and in memory where there is none. The storage
 * is read each time, since another tab may have logged in or out; what it refused to keep lives in memory.
 */
export function localTokenStore(storages: BrowserStorages, tabs?: TabEvents): TokenStore {
  const text = storedText(storages, 'access_token')
  const left = storedText(storages, 'left_session')
  let memory: HeldToken | undefined
  let kept = true
  const read = () => (kept ? tokenOf(parsed(text.read())) : memory)
  const sessionOf = (token: HeldToken | undefined) => tokenHolder(token)?.session
  // Whom the token last seen here speaks for.
  let known = sessionOf(read())
  const change = (token: HeldToken | undefined, isKept: boolean) => {
    memory = token
    known = sessionOf(token)
    kept = isKept
  }
  return {
    read,
    write: (token) => change(token, text.write(JSON.stringify(token))),
    clear: () => change(undefined, text.remove()),
    left: {
      read: () => leftOf(parsed(left.read())),
      write: (one) => void left.write(JSON.stringify(one)),
      clear: () => void left.remove(),
    },
    watch: (changed) => {
      const look = () => {
        const holder = sessionOf(read())
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

function tokenOf(value: unknown): HeldToken | undefined {
  const { accessToken, listingKey } = Object(value)
  return typeof accessToken === 'string' && typeof listingKey === 'string' ? { accessToken, listingKey } : undefined
}

function leftOf(value: unknown): LeftSession | undefined {
  const { session, listingKey } = Object(value)
  return typeof session === 'string' && typeof listingKey === 'string' ? { session, listingKey } : undefined
}
