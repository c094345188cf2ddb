import { productUrl } from '@market/domain/navigation'
import { slugify } from '@market/domain/text'

/**
 * An array of objects with the same keys, as it is sent: `$` lists the keys once, `c` has the number of objects and a
 * column of values for each key.
 */
type Table = { readonly $: readonly string[]; readonly c: readonly unknown[] }

/** Arrays with fewer objects are sent unchanged. */
const fewest = 3

type Row = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Packs a state to make its JSON shorter: a listing names the fields of its products once, and each value that many of
 * them share once. Takes JSON values only; `unpacked` reverses it.
 */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed)
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, one]) => one !== undefined)
  const all = Object.fromEntries(given.map(([key, one]) => [key, packed(one)]))
  // An object that has a `$` key of its own is escaped.
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

/** Products, whose addresses can be computed from brand, name and id. */
const areProducts = (keys: readonly string[]) => ['id', 'brand', 'name'].every((key) => keys.includes(key))

const addressOf = ({ id, brand, name }: Row): string =>
  productUrl({ slug: slugify(`${String(brand)} ${String(name)}`), id: Number(id) })

/** Addresses known to be computable; checking again would cost more than sending them. */
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

/** Only the addresses that cannot be computed, by index. */
const addressesOf = (items: readonly Row[]): unknown => ({
  $: 3,
  c: Object.fromEntries(items.flatMap((item, at) => (follows(item) ? [] : [[at, packed(item['url'])]]))),
})

/**
 * All values of a field: a single value if they are all the same, and each distinct value once with its indexes if most
 * of them repeat.
 */
function columnOf(values: readonly unknown[]): unknown {
  const table = tableOf(values)
  if (table) return table
  const places = new Map<unknown, number>()
  // Lists are compared by their JSON, in a separate map, so that a string with the same text stays different.
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

/** Restores a state that `packed` made. */
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
