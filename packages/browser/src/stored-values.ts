import type { ExpiringName } from '@market/domain/session'

/** How a value is stored in a browser. */
export interface Kept {
  readonly place: 'local' | 'tab'
  /** Increase when the format changes; values stored in an older format then read as absent. */
  readonly version: number
  /** Belongs to a member, so it is deleted whenever the member's session ends. */
  readonly personal: boolean
  /** An earlier name of the value. */
  readonly former?: string
}

/** All values that the shop stores in a browser, by storage key. */
export const storedValues = {
  /** Specification section 4; another one takes its place when a member leaves. */
  access_token: { place: 'local', version: 1, personal: false },
  /** A session left while offline, with a key that can only end it; stored until it is ended. */
  left_session: { place: 'local', version: 1, personal: false },
  /** Specification section 3: the choice belongs to the browser, not to the member. */
  cookie_status: { place: 'local', version: 1, personal: false, former: 'cookie_notice' },
  cart_changed: { place: 'local', version: 1, personal: false },
  raffle_cart: { place: 'local', version: 1, personal: true },
  /** Writes that are queued while offline. */
  waiting_writes: { place: 'local', version: 1, personal: true },
  address_draft: { place: 'tab', version: 1, personal: true },
  payment_draft: { place: 'tab', version: 1, personal: true },
  /** A members-only action that a visitor started; kept until the login. */
  begun_action: { place: 'tab', version: 1, personal: true },
  social_sign_in: { place: 'tab', version: 1, personal: true },
  clock_ahead: { place: 'tab', version: 1, personal: false },
  chunk_reload: { place: 'tab', version: 1, personal: false },
  'expiring:adult_permission': { place: 'local', version: 1, personal: false },
  'expiring:update_later': { place: 'local', version: 1, personal: false },
  'expiring:seen': { place: 'local', version: 1, personal: true },
  'expiring:compared': { place: 'local', version: 1, personal: true },
  'expiring:liked': { place: 'local', version: 1, personal: true },
  'expiring:searches': { place: 'local', version: 1, personal: true },
  'expiring:open_payment': { place: 'local', version: 1, personal: true },
  'expiring:open_payment_closed': { place: 'local', version: 1, personal: true },
  /** Order numbers only, never shown: a purchase is measured once, even if another member logs in (rules.md K5). */
  'expiring:told_orders': { place: 'local', version: 1, personal: false },
} satisfies Record<string, Kept> & Record<`expiring:${ExpiringName}`, Kept>

/** Name of a declared value. */
export type StoredName = keyof typeof storedValues
