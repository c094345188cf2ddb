import { type RawBuilder, sql } from 'kysely'

/** The limit of categories that the law's table does not name. */
export const generalInstallmentLimit = 12

/**
 * The dated limit that holds for a category path now, as a subquery: of the nearest category that has one, its newest
 * row. Null where the general limit holds.
 */
export const installmentLimitOf = (categoryPath: RawBuilder<unknown>, now: Date) =>
  sql<{ max: number; reason: string | null } | null>`(
    select json_build_object('max', limits.max, 'reason', limits.reason) from installment_limits as limits
    where limits.category_id = any(${categoryPath}) and limits.since <= ${now}
    order by array_position(${categoryPath}, limits.category_id) desc, limits.since desc
    limit 1)`
