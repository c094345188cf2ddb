import { randomBytes } from 'node:crypto'
import { firstCardDigits } from '@market/domain/validation'
import type { BankDeps } from '../bank-deps.ts'
import type { CardBehaviour } from './test-cards.ts'

const tokenMinutes = 15

export interface CardToKeep {
  readonly number: string
  readonly brand: string
  readonly behaviour: CardBehaviour
  /** Limit in kuruş; null if the card's behaviour determines it. */
  readonly limit: number | null
  /** `MM/YYYY`; null for a card without an expiry. */
  readonly expiry: string | null
}

/**
 * Stores a card's first six and last four digits, and nothing else of it, and returns a token for one payment
 * (security.md 36).
 */
export async function keepCard({ db, clock }: Pick<BankDeps, 'db' | 'clock'>, card: CardToKeep): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('bank.card_tokens')
    .values({
      token,
      bin: firstCardDigits(card.number),
      last4: card.number.slice(-4),
      brand: card.brand,
      behaviour: card.behaviour,
      limit_amount: card.limit,
      expiry: card.expiry,
      expires_at: new Date(clock.now().getTime() + tokenMinutes * 60_000),
    })
    .execute()
  return token
}
