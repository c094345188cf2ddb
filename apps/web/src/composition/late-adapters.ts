import { fail } from '@market/domain'
import type { firstAdapters } from './first-adapters.ts'
import type { Adapters } from './make-adapters.ts'

type First = ReturnType<typeof firstAdapters>
interface Bring {
  readonly first: () => Promise<First>
  readonly other: (shared: First['shared']) => Promise<Partial<Adapters>>
}

/** What comes first; every other port comes with the others. */
const firstPorts: Readonly<Record<keyof First['adapters'], true>> = {
  session: true,
  catalog: true,
  categories: true,
  cart: true,
  saved: true,
}

/**
 * Adapters that are brought when a port is first asked: what draws a page need not wait for what makes calls. Every verb
 * of these ports answers a promise of a Result; where the code cannot be brought, the caller is offline.
 */
export function lateAdapters(bring: Bring): Adapters {
  const first = once(bring.first)
  const other = once(async () => bring.other((await first()).shared))
  const adaptersWith = async (name: string): Promise<Partial<Adapters>> =>
    name in firstPorts ? (await first()).adapters : other()
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
