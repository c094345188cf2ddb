import { type Money, roundKurus } from '@market/domain'
import { type RawBuilder, sql } from 'kysely'

/** General rate of value-added tax in percent, where the dated table says nothing of a category. */
export const generalTaxRate = 20

/** The rate in percent that holds for a category path now, as a subquery: of the nearest category that has one, its newest row. */
export const taxRateOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<number>`coalesce((
    select rates.percent from tax_rates as rates
    where rates.category_id = any(${categoryPath}) and rates.since <= ${now}
    order by array_position(${categoryPath}, rates.category_id) desc, rates.since desc
    limit 1), ${sql.lit(generalTaxRate)})`

/** The tax that a price which includes it contains, in kuruş. */
export const includedTax = (price: Money, percent: number): Money => roundKurus((price * percent) / (100 + percent))
