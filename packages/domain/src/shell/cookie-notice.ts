import { tableMachine } from '../kernel/table-machine.ts'

/** Consent to non-essential cookies; only `accepted` is stored as 1. */
export type CookieNotice = 'unread' | 'shown' | 'accepted' | 'refused'
export type CookieNoticeEvent =
  | { readonly type: 'read'; readonly flag: string | null | undefined }
  | { readonly type: 'accept' }
  | { readonly type: 'refuse' }
  /** The shopper takes the choice back. */
  | { readonly type: 'reopen' }

/** The stored flag of an accepting shopper; it is read at load, and absent, nothing is accepted (specification section 4). */
export const cookieAccepted = '1'
/** A refusal is stored too, or the notice would be shown on every page. */
export const cookieRefused = '0'

const read = (flag: string | null | undefined): CookieNotice => {
  if (flag === cookieAccepted) return 'accepted'
  return flag === cookieRefused ? 'refused' : 'shown'
}

/** The cookie notice: shown until a choice is made, which can be withdrawn (specification section 4). */
export const cookieNotice = tableMachine<CookieNotice, CookieNoticeEvent, CookieNotice>('unread', (notice) => notice, {
  unread: { read: [['shown', 'accepted', 'refused'], (_, { flag }) => read(flag)] },
  shown: { accept: 'accepted', refuse: 'refused' },
  accepted: { reopen: 'shown' },
  refused: { reopen: 'shown' },
})
