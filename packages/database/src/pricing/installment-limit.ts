import { type RawBuilder, sql } from 'kysely'

/**
 * The dated limit in force for a category path, as a subquery: the newest row of the nearest category that has one.
 * Null if the general limit applies.
 */
export const installmentLimitOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<{ max: number; reason: string | null } | null>`(
    select json_build_object('max', limits.max, 'reason', limits.reason) from installment_limits as limits
    where limits.category_id = any(${categoryPath}) and limits.since <= ${now}
    order by array_position(${categoryPath}, limits.category_id) desc, limits.since desc
    limit 1)`
