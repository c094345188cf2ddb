import { fail } from '@market/domain'
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
  const first = once(bring.first)
  const parts = {
    first: async () => (await first()).adapters,
    catalog: once(async () => bring.catalog((await first()).shared)),
    other: once(async () => bring.other((await first()).shared)),
  }
  const adaptersWith = (name: string): Promise<Partial<Adapters>> =>
    parts[name in comesWith ? comesWith[name as keyof typeof comesWith] : 'other']()
  const port = (name: string) =>
    proxy((verb) => async (...asked: readonly unknown[]) => {
      const some = await adaptersWith(name).catch(() => undefined)
      if (!some) return fail({ kind: 'offline' })
      const adapter: object = Reflect.get(some, name)
      return Reflect.apply(Reflect.get(adapter, verb), adapter, asked)
    })
  return proxy(port)
}

/** Brings once, and again after it could not be brought. */
function once<Brought>(bring: () => Promise<Brought>): () => Promise<Brought> {
  let brought: Promise<Brought> | undefined
  return () => {
    brought ??= bring().catch((error: unknown) => {
      brought = undefined
      throw error
    })
    return brought
  }
}

/** An object whose members are made on read. It has no `then`, so `await` takes it for a value. */
const proxy = (member: (name: string) => unknown) =>
  new Proxy(Object.create(null), {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? member(name) : undefined),
  })
