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

/** The code chunk that contains each port's adapter; ports not listed here are in `other`. */
const comesWith: Readonly<Record<keyof First['adapters'], 'first'> & Record<keyof Catalog, 'catalog'>> = {
  session: 'first',
  cart: 'first',
  saved: 'first',
  catalog: 'catalog',
  categories: 'catalog',
}

/**
 * Adapters whose code is loaded on the first call to a port, so that rendering a page does not wait for it. Every
 * method of these ports returns a promise of a Result. If the code cannot be loaded, the call fails as offline.
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
