import { type HeldToken, type LeftSession, tokenHolder, type TokenStore } from '@market/domain/session'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** Receives the `storage` events of other tabs: the window. */
export type TabEvents = Pick<EventTarget, 'addEventListener'>

/**
 * Stores the token in local storage as JSON (specification section 4), or in memory if local storage fails. Local
 * storage is read each time, since another tab may have logged in or out.
 */
export function localTokenStore(storages: BrowserStorages, tabs?: TabEvents): TokenStore {
  const text = storedText(storages, 'access_token')
  const left = storedText(storages, 'left_session')
  let memory: HeldToken | undefined
  let kept = true
  const read = () => (kept ? tokenOf(parsed(text.read())) : memory)
  const sessionOf = (token: HeldToken | undefined) => tokenHolder(token)?.session
  // Session of the token that this tab saw last.
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
        // While another tab logs out there is briefly no token; the next one follows.
        if (holder === known || holder === undefined) return
        known = holder
        changed()
      }
      tabs?.addEventListener('storage', look)
      // A page from the back/forward cache received no `storage` events while it was frozen.
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
