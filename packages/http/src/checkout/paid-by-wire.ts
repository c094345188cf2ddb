import type { PaidBy } from '@market/domain/checkout'

/** The card of a purchase outside the cart, which is paid at once: instalments are not asked for. */
export const paidByWire = (by: PaidBy) =>
  'savedCard' in by ? { saved_card: by.savedCard } : { card_token: by.cardToken }
