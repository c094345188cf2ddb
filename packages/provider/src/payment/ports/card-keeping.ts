import type { KeptCard } from './payment-provider.ts'

/** A member's consent, given with an order, that the card which paid it be kept. */
export interface CardConsent {
  readonly paymentId: string
  readonly userId: string
}
/** A key that nobody wants any more: its card was removed, replaced, or its member has left. */
export interface UnwantedCard {
  readonly id: string
  readonly key: string
}

/** Open requests to the bank about kept cards. */
export interface CardKeeping {
  /** Consents whose payment is paid and whose card is not kept yet, oldest first; only of one payment where it is named. */
  due(paymentId?: string): Promise<readonly CardConsent[]>
  /**
   * Writes the card down in place of the same one kept earlier, once for each consent. Where the consent is gone, and the
   * member with it, the key is unwanted.
   */
  keep(consent: CardConsent, card: KeptCard, now: Date): Promise<void>
  /** The bank does not keep this card. */
  drop(consent: CardConsent): Promise<void>
  unwanted(): Promise<readonly UnwantedCard[]>
  /** The bank has forgotten it. */
  forgotten(card: UnwantedCard): Promise<void>
}
