import { type RawBuilder, sql } from 'kysely'
import { generalTaxRate } from '@market/commerce'

/**
 * The rate in percent in force for a category path, as a subquery: the newest row of the nearest category that has
 * one.
 */
export const taxRateOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<number>`coalesce((
    select rates.percent from tax_rates as rates
    where rates.category_id = any(${categoryPath}) and rates.since <= ${now}
    order by array_position(${categoryPath}, rates.category_id) desc, rates.since desc
    limit 1), ${sql.lit(generalTaxRate)})`
