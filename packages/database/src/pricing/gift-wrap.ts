import { type RawBuilder, sql } from 'kysely'
import type { CartRow } from '@market/provider'

/**
 * The wrapping of gifts in force for a category path, as a subquery: the newest row of the nearest category that has one, else
 * of none. Null where nothing is wrapped.
 */
export const giftWrapOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<CartRow['giftWrap']>`(
    select case when wraps.price is not null then json_build_object('price', wraps.price, 'taxRate', wraps.tax_rate) end
    from gift_wraps as wraps
    where (wraps.category_id = 0 or wraps.category_id = any(${categoryPath})) and wraps.since <= ${now}
    order by coalesce(array_position(${categoryPath}, wraps.category_id), 0) desc, wraps.since desc
    limit 1)`
