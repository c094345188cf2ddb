import type { ColumnType } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>

interface TaxRatesTable {
  category_id: number
  since: Instant
  percent: number
}

/** Tables of the checkout. */
export interface CheckoutTables {
  tax_rates: TaxRatesTable
}
