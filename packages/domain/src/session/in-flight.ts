import { type Step, tableMachine } from '../kernel/table-machine.ts'

/** Names of the running calls, one entry per call. Also drives the loading indicator. */
export type InFlightState = readonly string[]
/** A call starts or ends. */
export type InFlightEvent =
  | { readonly type: 'start'; readonly name: string; readonly repeatable?: boolean }
  | { readonly type: 'finish'; readonly name: string }

type Phase = 'idle' | 'busy'
const start: Step<InFlightState, Extract<InFlightEvent, { type: 'start' }>, Phase> = [
  'busy',
  (state, { name, repeatable }) => (!state.includes(name) || repeatable === true ? [...state, name] : state),
]

/** If a start returns the same state, the call must be dropped (rules.md S4). */
export const inFlight = tableMachine<InFlightState, InFlightEvent, Phase>(
  [],
  (state) => (state.length === 0 ? 'idle' : 'busy'),
  {
    idle: { start },
    busy: {
      start,
      finish: [
        ['busy', 'idle'],
        (state, { name }) => (state.includes(name) ? state.toSpliced(state.indexOf(name), 1) : state),
      ],
    },
  },
)

/** Whether a call may run in parallel with another of its name: whitelisted calls may, and on iOS all (rules.md S4). */
export const mayRepeat = (
  name: string,
  context: { readonly platform: 'android' | 'ios' | 'other'; readonly whitelist: readonly string[] },
): boolean => context.platform === 'ios' || context.whitelist.includes(name)
