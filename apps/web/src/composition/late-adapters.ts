import { fail } from '@market/domain'
import type { Adapters } from './make-adapters.ts'

/**
 * Adapters that are brought when a port is first asked: what draws a page need not wait for what makes calls. Every verb
 * of these ports answers a promise of a Result; where the code cannot be brought, the caller is offline.
 */
export function lateAdapters(bring: () => Promise<Adapters>): Adapters {
  let brought: Promise<Adapters> | undefined
  const adapters = () => {
    brought ??= bring().catch((error: unknown) => {
      brought = undefined
      throw error
    })
    return brought
  }
  const port = (name: string) =>
    proxy((verb) => async (...asked: readonly unknown[]) => {
      const all = await adapters().catch(() => undefined)
      if (!all) return fail({ kind: 'offline' })
      const adapter: object = Reflect.get(all, name)
      return Reflect.apply(Reflect.get(adapter, verb), adapter, asked)
    })
  return proxy(port)
}

/** An object whose members are made on read. It has no `then`, so `await` takes it for a value. */
const proxy = (member: (name: string) => unknown) =>
  new Proxy(Object.create(null), {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? member(name) : undefined),
  })
