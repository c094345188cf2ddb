import { fail, type GatewayFailure } from '@market/domain'
import { type Live, makeLive } from './live.ts'

/** A store of which everything but its state answers a promise of a Result, or nothing. */
interface Store<State> {
  readonly state: Live<State>
}

/**
 * A store whose verbs are brought when the first is asked: a page is drawn with `first`, and what is done in it comes after the
 * page. Verbs run in the order in which they were asked; where they cannot be brought, the caller is offline.
 */
export function lateStore<State, Verbs extends Store<State>>(first: State, bring: () => Promise<Verbs>): Verbs {
  const { live, set } = makeLive(first)
  let brought: Promise<Verbs> | undefined
  const follow = async () => {
    const store = await bring()
    const show = () => set(store.state.current())
    show()
    store.state.subscribe(show)
    return store
  }
  const get = () => {
    brought ??= follow().catch((error: unknown) => {
      brought = undefined
      throw error
    })
    return brought
  }
  const verb =
    (name: string) =>
    async (...asked: readonly unknown[]) => {
      const store = await get().catch(() => undefined)
      if (!store) return fail<GatewayFailure>({ kind: 'offline' })
      const verbs: object = store
      return Reflect.apply(Reflect.get(verbs, name), verbs, asked)
    }
  return new Proxy(Object.create(null), {
    get: (_, name) => (name === 'state' ? live : typeof name === 'string' && name !== 'then' ? verb(name) : undefined),
  })
}
