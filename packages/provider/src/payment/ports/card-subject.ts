import type { CardConsent, CardKeeping } from './card-keeping.ts'
import type { KeptCard } from './payment-provider.ts'

/** Kept cards under test, with ways to fill their shop and to read it. */
export interface CardSubject {
  readonly cards: CardKeeping
  addMember(): Promise<string>
  /** A consent given at a moment, with a payment that is still pending. */
  addConsent(userId: string, at: Date): Promise<CardConsent>
  pay(consent: CardConsent): Promise<void>
  /** The member has their account deleted. */
  leave(userId: string): Promise<void>
  cardsOf(userId: string): Promise<readonly KeptCard[]>
}
