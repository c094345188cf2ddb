import { type ConsentFlag, cookieAccepted, type CookieNotice, cookieNotice, cookieRefused } from '@market/domain/shell'
import { type Live, makeLive } from '../kernel/live.ts'

/** The visitor's answer to the cookie notice (specification section 4). */
export interface ConsentStore {
  readonly state: Live<CookieNotice>
  /** Reads the answer of an earlier visit; without one the notice is shown. */
  start(): void
  accept(): void
  refuse(): void
  /** Takes the stored answer back and shows the notice again, also after a reload. */
  reopen(): void
}

/** Makes the store of the visitor's answer to the cookie notice. */
export function makeConsentStore(flag: ConsentFlag): ConsentStore {
  const { live, set } = makeLive<CookieNotice>(cookieNotice.initial)
  const send = (event: Parameters<typeof cookieNotice.next>[1]) => set(cookieNotice.next(live.current(), event))
  return {
    state: live,
    start: () => send({ type: 'read', flag: flag.read() }),
    accept: () => {
      flag.write(cookieAccepted)
      send({ type: 'accept' })
    },
    refuse: () => {
      flag.write(cookieRefused)
      send({ type: 'refuse' })
    },
    reopen: () => {
      // The analytics stop on the state's change and may reload the page, which reads the flag again.
      flag.clear()
      send({ type: 'reopen' })
    },
  }
}
