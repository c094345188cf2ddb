import { bringOnce, lateVerb, madeOnRead } from './late-verbs.ts'
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
  const store = bringOnce(async () => {
    const brought = await bring()
    const show = () => set(brought.state.current())
    show()
    brought.state.subscribe(show)
    return brought
  })
  return madeOnRead((name) => (name === 'state' ? live : lateVerb(store, name)))
}
