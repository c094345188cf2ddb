import { inFlight, mayRepeat } from './in-flight.ts'

/** Allows only one running call per name. */
export interface RequestGate {
  /** Makes the call, or drops it and returns undefined while another call of its name is running. */
  run<Value>(name: string, call: () => Promise<Value>): Promise<Value | undefined>
  /** Makes the call, or joins the running call of the same name: all callers get its response. */
  share<Value>(name: string, call: () => Promise<Value>): Promise<Value>
  /** Names of the running calls. */
  loading(): readonly string[]
}

/** Drops repeated calls by name (rules.md S4). */
export const makeRequestGate = (context: Parameters<typeof mayRepeat>[1]): RequestGate => {
  let state = inFlight.initial
  const answers = new Map<string, Promise<unknown>>()
  /** Undefined if the call must be dropped. */
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
      // Safe: calls of one name return the same type.
      if (!asked) return answers.get(name) as Promise<Value>
      answers.set(name, asked)
      return asked
    },
  }
}
