import { bringOnce, lateVerb, madeOnRead } from '@market/stores'
import type { catalogAdapters } from './catalog-adapters.ts'
import type { firstAdapters } from './first-adapters.ts'
import type { Adapters } from './make-adapters.ts'

type First = ReturnType<typeof firstAdapters>
type Catalog = ReturnType<typeof catalogAdapters>
interface Bring {
  readonly first: () => Promise<First>
  readonly catalog: (shared: First['shared']) => Promise<Catalog>
  readonly other: (shared: First['shared']) => Promise<Partial<Adapters>>
}

/** With what a port comes; every other port comes with the others. */
const comesWith: Readonly<Record<keyof First['adapters'], 'first'> & Record<keyof Catalog, 'catalog'>> = {
  session: 'first',
  cart: 'first',
  saved: 'first',
  catalog: 'catalog',
  categories: 'catalog',
}

/**
 * Adapters that are brought when a port is first asked: what draws a page need not wait for what makes calls. Every verb
 * of these ports answers a promise of a Result; where the code cannot be brought, the caller is offline.
 */
export function lateAdapters(bring: Bring): Adapters {
  const first = bringOnce(bring.first)
  const parts = {
    first: async () => (await first()).adapters,
    catalog: bringOnce(async () => bring.catalog((await first()).shared)),
    other: bringOnce(async () => bring.other((await first()).shared)),
  }
  const adaptersWith = (name: string): Promise<Partial<Adapters>> =>
    parts[name in comesWith ? comesWith[name as keyof typeof comesWith] : 'other']()
  return madeOnRead((name) =>
    madeOnRead((verb) =>
      lateVerb(
        () => adaptersWith(name),
        verb,
        (adapters) => Reflect.get(adapters, name),
      ),
    ),
  )
}
