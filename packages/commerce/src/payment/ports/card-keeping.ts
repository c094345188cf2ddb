import type { KeptCard } from './payment-provider.ts'

/** A member's consent, given with an order, to save the card that paid it. */
export interface CardConsent {
  readonly paymentId: string
  readonly userId: string
}
/** An unused card key: its card was removed or replaced, or its member has left. */
export interface UnwantedCard {
  readonly id: string
  readonly key: string
}

/** Open requests to the bank about saved cards. */
export interface CardKeeping {
  /** Consents whose payment is paid and whose card is not saved yet, oldest first; only of `paymentId` if it is set. */
  due(paymentId?: string): Promise<readonly CardConsent[]>
  /**
   * Saves the card, replacing the same card if it was saved earlier, once for each consent. If the consent is gone, and
   * with it the member, the key becomes unwanted.
   */
  keep(consent: CardConsent, card: KeptCard, now: Date): Promise<void>
  /** Ends a consent because the bank refuses to save this card. */
  drop(consent: CardConsent): Promise<void>
  unwanted(): Promise<readonly UnwantedCard[]>
  /** Removes a key that the bank has deleted. */
  forgotten(card: UnwantedCard): Promise<void>
}
