import { inFlight, mayRepeat } from './in-flight.ts'

/** Allows only one running call per name. */
export interface RequestGate {
  /** Makes the call, or drops it with undefined while one of its name is under way. */
  run<Value>(name: string, call: () => Promise<Value>): Promise<Value | undefined>
  /** Makes the call, or joins the one of the same name that is under way: all callers get its answer. */
  share<Value>(name: string, call: () => Promise<Value>): Promise<Value>
  /** Names under way. */
  loading(): readonly string[]
}

/** Drops repeated calls by name (rules.md S4). */
export const makeRequestGate = (context: Parameters<typeof mayRepeat>[1]): RequestGate => {
  let state = inFlight.initial
  const answers = new Map<string, Promise<unknown>>()
  /** Undefined where the call is to be dropped. */
  const begin = <Value>(name: string, call: () => Promise<Value>): Promise<Value> | undefined => {
    const started = inFlight.next(state, { type: 'start', name, repeatable: mayRepeat(name, context) })
    if (started === state) return undefined
    state = started
    const make = async () => {
      try {
        return await call()
      } finally {
        state = inFlight.next(state, { type: 'finish', name })
        answers.delete(name)
      }
    }
    return make()
  }
  return {
    loading: () => state,
    run: async (name, call) => begin(name, call),
    share<Value>(name: string, call: () => Promise<Value>) {
      const asked = begin(name, call)
      // Calls of one name give answers of one kind.
      if (!asked) return answers.get(name) as Promise<Value>
      answers.set(name, asked)
      return asked
    },
  }
}
