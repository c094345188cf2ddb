import type { CardConsent, CardKeeping } from './card-keeping.ts'
import type { KeptCard } from './payment-provider.ts'

/** Saved cards under test, with ways to fill and read their shop. */
export interface CardSubject {
  readonly cards: CardKeeping
  addMember(): Promise<string>
  /** Adds a consent at this time, with a payment that is still pending. */
  addConsent(userId: string, at: Date): Promise<CardConsent>
  pay(consent: CardConsent): Promise<void>
  /** The member has their account deleted. */
  leave(userId: string): Promise<void>
  cardsOf(userId: string): Promise<readonly KeptCard[]>
}
