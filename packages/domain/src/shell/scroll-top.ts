import type { Machine } from '../kernel/machine.ts'
import { shellTimes } from './shell-times.ts'

/** Scrolled CSS pixels, the mode, and whether the button shows. */
export interface ScrollTopState {
  readonly y: number
  readonly responsive: boolean
  readonly shown: boolean
}
/** The page was scrolled, or the screen changed its mode. */
export type ScrollTopEvent =
  | { readonly type: 'scroll'; readonly y: number }
  | { readonly type: 'responsive'; readonly responsive: boolean }

/** The button that leads back to the top: after more than 800 px, never in responsive mode (rules.md S6). */
export const scrollTop: Machine<ScrollTopState, ScrollTopEvent> = {
  initial: { y: 0, responsive: false, shown: false },
  next(state, event) {
    const { y, responsive } = { ...state, ...event }
    if (y === state.y && responsive === state.responsive) return state
    return { y, responsive, shown: !responsive && y > shellTimes.scrollTopPx }
  },
}
