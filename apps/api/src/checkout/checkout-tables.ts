import type { ColumnType, Generated } from 'kysely'
import type { PurchaseKind } from './purchase.ts'

type Instant = ColumnType<Date, Date | string, Date | string>

interface TaxRatesTable {
  category_id: number
  since: Instant
  percent: number
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
  contract_documents: ColumnType<unknown, string, string>
  held: boolean
  bank_reference: string | null
  card: ColumnType<unknown, string | null, string | null>
  failure: string | null
  details: ColumnType<unknown, string | null, string | null>
  given_up: Generated<boolean>
  created_at: Instant
  expires_at: Instant
  asked_at: Instant | null
  settled_at: Instant | null
}

interface BookedTransfersTable {
  bank_reference: string
  booked_for: string
  amount: number
  payment_id: string
  booked_at: Instant
}

/** Tables of the checkout. */
export interface CheckoutTables {
  booked_transfers: BookedTransfersTable
  installment_plans: InstallmentPlansTable
  purchases: PurchasesTable
  tax_rates: TaxRatesTable
}
