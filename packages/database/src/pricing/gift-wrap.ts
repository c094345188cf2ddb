import { type RawBuilder, sql } from 'kysely'
import type { CartRow } from '@market/commerce'

/**
 * A subquery for the wrapping fee in force for a category path: the newest row of the nearest category that has one, or
 * else the row without a category. Null if wrapping is not offered.
 */
export const giftWrapOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<CartRow['giftWrap']>`(
    select case when wraps.price is not null then json_build_object('price', wraps.price, 'taxRate', wraps.tax_rate) end
    from gift_wraps as wraps
    where (wraps.category_id = 0 or wraps.category_id = any(${categoryPath})) and wraps.since <= ${now}
    order by coalesce(array_position(${categoryPath}, wraps.category_id), 0) desc, wraps.since desc
    limit 1)`
