import { inFlight, mayRepeat } from './in-flight.ts'

/** Lets one call of a name run at a time. */
export interface RequestGate {
  /** Makes the call, or drops it with undefined while one of its name is under way. */
  run<Value>(name: string, call: () => Promise<Value>): Promise<Value | undefined>
  /** Names under way. */
  loading(): readonly string[]
}

/** Drops repeated calls by name (rules.md S4). */
export const makeRequestGate = (context: Parameters<typeof mayRepeat>[1]): RequestGate => {
  let state = inFlight.initial
  return {
    loading: () => state,
    async run(name, call) {
      const started = inFlight.next(state, { type: 'start', name, repeatable: mayRepeat(name, context) })
      if (started === state) return undefined
      state = started
      try {
        return await call()
      } finally {
        state = inFlight.next(state, { type: 'finish', name })
      }
    },
  }
}
