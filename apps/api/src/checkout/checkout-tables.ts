import type { ColumnType } from 'kysely'

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

/** Tables of the checkout. */
export interface CheckoutTables {
  installment_plans: InstallmentPlansTable
  tax_rates: TaxRatesTable
}
