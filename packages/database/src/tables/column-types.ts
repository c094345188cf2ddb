import type { ColumnType } from 'kysely'

/** Read as `Date`, written as `Date` or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** Read as what was stored, written as JSON text. */
export type Json<Value = unknown> = ColumnType<Value, string, string>
/** A `Json` with an empty list as its default. */
export type StoredList<Value = unknown> = ColumnType<readonly Value[], string | undefined, string>
