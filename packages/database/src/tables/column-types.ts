import type { ColumnType } from 'kysely'
import type { Hidden } from '../hidden.ts'

/** Read as `Date`, written as `Date` or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant that is null until something happens. */
export type LaterInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
/** Read as what was stored, written as JSON text. */
export type Json<Value = unknown> = ColumnType<Value, string, string>
/** A `Json` with an empty list as its default. */
export type StoredList<Value = unknown> = ColumnType<readonly Value[], string | undefined, string>
/** Text that is stored sealed and read as it was. */
export type Sealed = ColumnType<string, Hidden, Hidden>
/** JSON that is encrypted as a whole, or in its fields with personal numbers, and decrypted when read. */
export type SealedJson<Value = unknown> = ColumnType<Value, Hidden, Hidden>
