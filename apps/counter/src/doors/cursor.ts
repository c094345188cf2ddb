import { ApiError, httpTexts } from '@market/api/counter'

/** Rows of a page of every list. */
export const pageRows = 50

/** The opaque cursor of these values. */
export const cursorOf = (...values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** The values of a cursor, as many as `kinds` and of these types. Throws 422 for any other text. */
export function readCursor<const Kinds extends readonly ('string' | 'number')[]>(
  cursor: string | undefined,
  ...kinds: Kinds
): { readonly [At in keyof Kinds]: Kinds[At] extends 'number' ? number : string } | undefined {
  if (cursor === undefined) return undefined
  const values = parsed(cursor)
  const fits =
    Array.isArray(values) &&
    values.length === kinds.length &&
    values.every(
      (value, at) => typeof value === kinds[at] && (typeof value !== 'number' || Number.isSafeInteger(value)),
    )
  if (!fits) throw new ApiError(422, httpTexts.badRequest)
  return values as never
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** A page of rows that were read with `pageRows + 1` as limit, and the cursor behind its last row. */
export function pageOfRows<Row, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
  cursorOfRow: (row: Row) => string,
): { items: Item[]; next: string | null } {
  const page = rows.slice(0, pageRows)
  const last = page.at(-1)
  return { items: page.map(itemOf), next: rows.length > pageRows && last ? cursorOfRow(last) : null }
}
