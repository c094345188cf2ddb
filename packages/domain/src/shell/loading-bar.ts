import { type Step, tableMachine } from '../kernel/table-machine.ts'
import { shellTimes } from './shell-times.ts'

/**
 * `waiting` shows no bar yet, since most pages load faster than the throttle. `since` is the start of the phase, in ms.
 */
export type LoadingBarState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting' | 'running' | 'finished'; readonly since: number }
/** A page starts to load, time passes, the page is loaded. */
export type LoadingBarEvent = { readonly type: 'start' | 'tick' | 'finish'; readonly at: Date }

const idle: LoadingBarState = { phase: 'idle' }
const passed = (state: LoadingBarState, at: Date): number => (state.phase === 'idle' ? 0 : at.getTime() - state.since)
const start: Step<LoadingBarState, LoadingBarEvent, LoadingBarState['phase']> = [
  'waiting',
  (_, { at }) => ({ phase: 'waiting', since: at.getTime() }),
]

/** The bar at the top while a page loads (rules.md S6). `tick` carries the time. */
export const loadingBar = tableMachine<LoadingBarState, LoadingBarEvent, LoadingBarState['phase']>(
  idle,
  ({ phase }) => phase,
  {
    idle: { start },
    waiting: {
      finish: ['idle', () => idle],
      tick: [
        'running',
        (state, { at }) =>
          passed(state, at) >= shellTimes.loadingBarThrottleMs ? { phase: 'running', since: at.getTime() } : state,
      ],
    },
    running: { finish: ['finished', (_, { at }) => ({ phase: 'finished', since: at.getTime() })] },
    finished: {
      start,
      tick: ['idle', (state, { at }) => (passed(state, at) >= shellTimes.loadingBarHideMs ? idle : state)],
    },
  },
)
