import { type Row, tableMachine } from '../kernel/table-machine.ts'
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

type Phase = 'hidden' | 'shown'
const moved = (state: ScrollTopState, { y = state.y, responsive = state.responsive }: Partial<ScrollTopState>) =>
  y === state.y && responsive === state.responsive
    ? state
    : { y, responsive, shown: !responsive && y > shellTimes.scrollTopPx }
const row: Row<ScrollTopState, ScrollTopEvent, Phase> = {
  scroll: [['hidden', 'shown'], moved],
  responsive: [['hidden', 'shown'], moved],
}

/** The button that leads back to the top: after more than 800 px, never in responsive mode (rules.md S6). */
export const scrollTop = tableMachine<ScrollTopState, ScrollTopEvent, Phase>(
  { y: 0, responsive: false, shown: false },
  ({ shown }) => (shown ? 'shown' : 'hidden'),
  { hidden: row, shown: row },
)
