import { isUuid } from './is-uuid.ts'

/** Thrown for a cursor that no list made. */
export class BadCursor extends Error {}

/** A page of a list, and the cursor of the next page. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

export const pageSize = 50

const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value))
/** The kinds of values that lists are sorted by. */
const kinds = {
  day: (value: unknown) => isText(value, /^\d{4}-\d{2}-\d{2}$/),
  instant: (value: unknown) => isText(value, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  uuid: (value: unknown) => typeof value === 'string' && isUuid(value),
  package: (value: unknown) => typeof value === 'string' && /^\d{16}$/.test(value),
  number: (value: unknown) => Number.isSafeInteger(value),
}
type Kind = keyof typeof kinds
type Values<Kinds extends readonly Kind[]> = {
  readonly [At in keyof Kinds]: Kinds[At] extends 'number' ? number : string
}

/** The values in a cursor, of these kinds; undefined without a cursor. Throws `BadCursor` for any other text. */
export function readCursor<const Kinds extends readonly Kind[]>(
  cursor: string | undefined,
  ...expected: Kinds
): Values<Kinds> | undefined {
  if (cursor === undefined) return undefined
  const values = parsed(cursor)
  if (!isOf(values, expected)) throw new BadCursor()
  return values
}

const isOf = <Kinds extends readonly Kind[]>(values: unknown, expected: Kinds): values is Values<Kinds> =>
  Array.isArray(values) && values.length === expected.length && expected.every((kind, at) => kinds[kind](values[at]))

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The cursor behind the row with these values. */
export const cursorOf = (...values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Rows of a query that was limited to one more than a page, with the cursor of the next page. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly (string | number)[],
  size = pageSize,
): ListPage<Row> {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (rows.length <= size || !last) return { rows: page, next: null }
  return { rows: page, next: cursorOf(...valuesOf(last)) }
}
