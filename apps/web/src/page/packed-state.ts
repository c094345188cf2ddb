import { productUrl } from '@market/domain/navigation'
import { slugify } from '@market/domain/text'

/** What an array of alike objects is sent as: their keys once, their number, and a column of values for each key. */
type Table = { readonly $: readonly string[]; readonly c: readonly unknown[] }

/** Fewer objects are sent as they are. */
const fewest = 3

type Row = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A state in fewer letters, for JSON: a listing names the fields of its products once, and what many of them have alike once. Takes what
 * JSON can say; `unpacked` gives it back.
 */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed)
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, one]) => one !== undefined)
  const all = Object.fromEntries(given.map(([key, one]) => [key, packed(one)]))
  // What looks like a table and is none.
  return '$' in all ? { $: 0, c: all } : all
}

function tableOf(items: readonly unknown[]): Table | undefined {
  const [first] = items
  if (items.length < fewest || !isObject(first)) return undefined
  const keys = Object.keys(first)
  const alike = (item: unknown): item is Row => {
    if (!isObject(item)) return false
    const own = Object.keys(item)
    return own.length === keys.length && own.every((key, at) => key === keys[at] && item[key] !== undefined)
  }
  if (keys.length === 0 || !items.every(alike)) return undefined
  const column = (key: string) =>
    key === 'url' && areProducts(keys) ? addressesOf(items) : columnOf(items.map((item) => item[key]))
  return { $: keys, c: [items.length, ...keys.map(column)] }
}

/** Products, whose addresses follow from their names. */
const areProducts = (keys: readonly string[]) => ['id', 'brand', 'name'].every((key) => keys.includes(key))

const addressOf = ({ id, brand, name }: Row): string =>
  productUrl({ slug: slugify(`${String(brand)} ${String(name)}`), id: Number(id) })

/** Addresses that were found to follow; to find it out costs more than to send them. */
const followed = new Map<unknown, Row>()
const maxFollowed = 5_000

function follows({ id, brand, name, url }: Row): boolean {
  const known = followed.get(url)
  if (known && known['id'] === id && known['brand'] === brand && known['name'] === name) return true
  if (addressOf({ id, brand, name }) !== url) return false
  if (followed.size >= maxFollowed) followed.clear()
  followed.set(url, { id, brand, name })
  return true
}

/** Only those that do not follow, by their places. */
const addressesOf = (items: readonly Row[]): unknown => ({
  $: 3,
  c: Object.fromEntries(items.flatMap((item, at) => (follows(item) ? [] : [[at, packed(item['url'])]]))),
})

/** All values of a field: one value where they are the same, each value once with its places where most come again. */
function columnOf(values: readonly unknown[]): unknown {
  const table = tableOf(values)
  if (table) return table
  const places = new Map<unknown, number>()
  // A text is no list that reads like it.
  const placesOfLists = new Map<string, number>()
  const distinct: unknown[] = []
  const at = values.map((value) => {
    if (typeof value !== 'object' || value === null) return placed(places, value, () => distinct.push(value) - 1)
    return placed(placesOfLists, JSON.stringify(value), () => distinct.push(value) - 1)
  })
  const [first] = values
  if (distinct.length === 1 && (typeof first !== 'object' || first === null)) return { $: 1, c: first }
  return distinct.length > values.length / 2 ? values.map(packed) : { $: 2, c: [distinct.map(packed), at] }
}

function placed<Key>(places: Map<Key, number>, key: Key, add: () => number): number {
  const place = places.get(key) ?? add()
  places.set(key, place)
  return place
}

/** The state that was packed. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isObject(value)) return value
  const { $: kind, c } = value
  if (kind === 0) return plain(c)
  return Array.isArray(kind) && Array.isArray(c) ? rowsOf(kind, c) : plain(value)
}

const plain = (value: unknown) =>
  Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, unpacked(one)]))

function rowsOf(keys: readonly string[], [count, ...columns]: readonly unknown[]): readonly unknown[] {
  const values = columns.map((column) => {
    const { $: kind, c } = Object(column)
    if (kind === 1) return () => c
    if (kind === 3) return (row: number, item: Row) => (row in c ? unpacked(c[row]) : addressOf(item))
    const all: unknown = unpacked(kind === 2 ? c[0] : column)
    return (row: number) => (Array.isArray(all) ? all[kind === 2 ? c[1][row] : row] : undefined)
  })
  return Array.from({ length: Number(count) }, (_, row) => {
    const item = Object.fromEntries(keys.map((key, at) => [key, values[at]?.(row, {})]))
    const at = keys.indexOf('url')
    return at === -1 ? item : Object.assign(item, { url: values[at]?.(row, item) })
  })
}
