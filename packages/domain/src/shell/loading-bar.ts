import type { Machine } from '../kernel/machine.ts'
import { shellTimes } from './shell-times.ts'

/** `waiting` shows nothing yet: most pages come sooner than the throttle. `since` is the time of the phase's begin, in ms. */
export type LoadingBarState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting' | 'running' | 'finished'; readonly since: number }
/** A page begins to load, time passes, the page is there. */
export type LoadingBarEvent = { readonly type: 'start' | 'tick' | 'finish'; readonly at: Date }

const idle: LoadingBarState = { phase: 'idle' }

/** The bar at the top while a page loads (rules.md S6). `tick` tells the time. */
export const loadingBar: Machine<LoadingBarState, LoadingBarEvent> = {
  initial: idle,
  next(state, event) {
    const at = event.at.getTime()
    const passed = state.phase === 'idle' ? 0 : at - state.since
    switch (event.type) {
      case 'start':
        return state.phase === 'waiting' || state.phase === 'running' ? state : { phase: 'waiting', since: at }
      case 'finish':
        if (state.phase === 'waiting') return idle
        return state.phase === 'running' ? { phase: 'finished', since: at } : state
      case 'tick':
        if (state.phase === 'waiting' && passed >= shellTimes.loadingBarThrottleMs)
          return { phase: 'running', since: at }
        return state.phase === 'finished' && passed >= shellTimes.loadingBarHideMs ? idle : state
    }
  },
}

/** How much of the bar is drawn, 0 to 1. */
export const loadingProgress = (state: LoadingBarState, now: Date): number => {
  if (state.phase === 'finished') return 1
  if (state.phase !== 'running') return 0
  return Math.min(1, Math.max(0, (now.getTime() - state.since) / shellTimes.loadingBarDurationMs))
}
