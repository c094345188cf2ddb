import type { Machine } from '../kernel/machine.ts'

/** Names of the calls under way; a name stands once for each call. Also the list behind the loading indicator. */
export type InFlightState = readonly string[]
/** A call begins or ends. */
export type InFlightEvent =
  | { readonly type: 'start'; readonly name: string; readonly repeatable?: boolean }
  | { readonly type: 'finish'; readonly name: string }

/** A start that gives the same state back is a call to be dropped (rules.md S4). */
export const inFlight: Machine<InFlightState, InFlightEvent> = {
  initial: [],
  next(state, event) {
    const at = state.indexOf(event.name)
    if (event.type === 'finish') return at === -1 ? state : state.toSpliced(at, 1)
    return at === -1 || event.repeatable === true ? [...state, event.name] : state
  },
}

/** Whether a call may run beside another of its name: whitelisted ones may, and on iOS all (rules.md S4). */
export const mayRepeat = (
  name: string,
  context: { readonly platform: 'android' | 'ios' | 'other'; readonly whitelist: readonly string[] },
): boolean => context.platform === 'ios' || context.whitelist.includes(name)
