import { type RawBuilder, sql, type SqlBool } from 'kysely'

/**
 * Whether a payment has expired without the bank's final answer. `row` is the alias of a row of `payments` or
 * `purchases`.
 */
export const isUnsettled = (row: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${row}.status`)} = 'expired' and ${sql.ref(`${row}.settled_at`)} is null)`

/** Whether such a payment is still awaited by its shopper: it was not replaced by another attempt. */
export const isUnknown = (row: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isUnsettled(row)} and not ${sql.ref(`${row}.given_up`)})`
