import type { PaymentMethod } from '@market/domain/checkout'
import type { ColumnType, Generated } from 'kysely'
import type { PurchaseKind, StoredPaymentDetails } from '@market/commerce'
import type { Instant, Json, Sealed, SealedJson } from './column-types.ts'

interface TaxRatesTable {
  category_id: number
  since: Instant
  percent: number
}

interface OrderLimitsTable {
  since: Instant
  unpaid: number
  cash: number
  cash_total: number
  of_network: number
}

interface InstallmentPlansTable {
  brand: string
  since: Instant
  count: number
  interest_percent: number
}

interface PurchasesTable {
  id: string
  number: string
  kind: PurchaseKind
  owner_id: string
  user_id: string | null
  status: string
  amount: number
  content: ColumnType<unknown, string, string>
  contract_version: string
  contract_documents: SealedJson
  held: boolean
  bank_reference: string | null
  card: ColumnType<unknown, string | null, string | null>
  failure: string | null
  details: ColumnType<StoredPaymentDetails | null, string | null, string | null>
  given_up: Generated<boolean>
  refund_reason: 'refunded' | 'givenUp' | 'otherAmount' | null
  created_at: Instant
  expires_at: Instant
  asked_at: Instant | null
  settled_at: Instant | null
}

interface SavedCardsTable {
  id: string
  user_id: string
  bank_key: Sealed
  bin: string
  last4: string
  /** `MM/YYYY`. */
  expiry: string
  name: Generated<string>
  consented_at: Instant
  saved_at: Instant
}

interface CardConsentsTable {
  payment_id: string
  user_id: string
  consented_at: Instant
  kept_at: Instant | null
}

interface UnwantedCardsTable {
  id: Generated<string>
  bank_key: Sealed
  since: Instant
}

interface BookedTransfersTable {
  bank_reference: string
  booked_for: string
  amount: number
  payment_id: string
  booked_at: Instant
}

interface PaymentsTable {
  id: string
  order_id: string
  method: PaymentMethod
  status: string
  amount: number
  installment: Generated<number>
  monthly: number
  bank_reference: string | null
  card: Json | null
  details: Json<StoredPaymentDetails> | null
  failure: string | null
  given_up: Generated<boolean>
  refund_reason: 'refunded' | 'givenUp' | 'otherAmount' | null
  asked_at: Instant | null
  created_at: Instant
  settled_at: Instant | null
}

/** Tables of the checkout. */
export interface CheckoutTables {
  payments: PaymentsTable
  booked_transfers: BookedTransfersTable
  installment_plans: InstallmentPlansTable
  order_limits: OrderLimitsTable
  purchases: PurchasesTable
  saved_cards: SavedCardsTable
  card_consents: CardConsentsTable
  unwanted_cards: UnwantedCardsTable
  tax_rates: TaxRatesTable
}
