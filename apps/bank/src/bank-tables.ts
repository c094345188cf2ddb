import type { ColumnType, Generated, Kysely } from 'kysely'
import type { CardBehaviour } from './cards/test-cards.ts'

type Instant = ColumnType<Date, Date>
type LaterInstant = ColumnType<Date | null, Date | null | undefined, Date>

/** The bank's tables. No other program reads or writes them, and they have no card number, code or CVC. */
export type BankTables = {
  'bank.card_tokens': {
    token: string
    bin: string
    last4: string
    brand: string
    behaviour: CardBehaviour
    limit_amount: number | null
    used_at: LaterInstant
    expires_at: Instant
    /** The card's expiry as `MM/YYYY`; null for a stored-value card. */
    expiry: string | null
  }
  'bank.kept_cards': {
    key: string
    payment_reference: string
    bin: string
    last4: string
    brand: string
    behaviour: CardBehaviour
    expiry: string
    kept_at: Instant
    /** From then on the row has no data of the card. */
    forgotten_at: LaterInstant
  }
  'bank.payments': {
    reference: string
    merchant_reference: string
    token: string
    amount: number
    installment: number
    behaviour: CardBehaviour
    code_hash: string
    attempts: Generated<number>
    status: 'waiting' | 'captured' | 'refused' | 'refunded'
    reason: string | null
    return_url: string
    callback_url: string
    kind: Generated<'card' | 'wallet' | 'transfer' | 'link' | 'cash'>
    title: Generated<string>
    created_at: Instant
    settled_at: LaterInstant
  }
  'bank.refunds': {
    reference: string
    payment_reference: string
    amount: number
    iban: string | null
    created_at: Instant
  }
  'bank.payouts': {
    reference: string
    amount: number
    iban: string
    title: string
    created_at: Instant
  }
}
export type BankDatabase = Kysely<BankTables>
