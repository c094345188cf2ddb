import { bringOnce, lateVerb, madeOnRead } from './late-verbs.ts'
import { type Live, makeLive } from './live.ts'

/** A store whose members, except its state, return a promise of a Result or nothing. */
interface Store<State> {
  readonly state: Live<State>
}

/**
 * A store whose code is loaded at the first call of a method, after the page was drawn with `first`. Methods run in
 * call order. If the code cannot be loaded, the caller gets the `offline` failure.
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
