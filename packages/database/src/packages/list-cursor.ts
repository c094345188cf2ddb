import { isUuid } from '../is-uuid.ts'

/** Where a page of a list ended: the value it is sorted by, and the id. */
export interface ListPlace {
  readonly at: string
  readonly id: string
}
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

export const pageSize = 50

/** Rows of a query that was limited to one more than a page, with the cursor of the next one. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => ListPlace,
  size = pageSize,
): ListPage<Row> {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (rows.length <= size || !last) return { rows: page, next: null }
  const { at, id } = placeOf(last)
  return { rows: page, next: Buffer.from(JSON.stringify([at, id])).toString('base64url') }
}

const place = { day: /^\d{4}-\d{2}-\d{2}$/, instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/ }

/** The place of a cursor; undefined for no cursor and for one that was not made here, which begins the list. */
export function readCursor(after: string | undefined, kind: keyof typeof place): ListPlace | undefined {
  if (after === undefined) return undefined
  try {
    const [at, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString())
    const isPlace = typeof at === 'string' && typeof id === 'string' && place[kind].test(at)
    return isPlace && (isUuid(id) || /^\d{16}$/.test(id)) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined
  } catch {
    return undefined
  }
}
