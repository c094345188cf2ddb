import { type Row, tableMachine } from '../kernel/table-machine.ts'

/** A number field with minus and plus; start it with `{ ...quantityInput.initial, max: 8, value: 2, text: '2' }`. */
export interface QuantityInputState {
  readonly value: number
  /** Text in the field while the shopper types. */
  readonly text: string
  readonly step: number
  readonly min: number
  readonly max: number
}
/** Events of a quantity input. */
export type QuantityInputEvent =
  | { readonly type: 'increase' }
  | { readonly type: 'decrease' }
  | { readonly type: 'input'; readonly text: string }
  /** Blur or Enter: accepts the typed text, or reverts it. */
  | { readonly type: 'commit' }
  /** Limits or the value changed elsewhere. */
  | { readonly type: 'set'; readonly value?: number; readonly min?: number; readonly max?: number }

const clamp = ({ min, max }: QuantityInputState, wanted: number): number => Math.max(min, Math.min(wanted, max))
const withValue = (state: QuantityInputState, value: number): QuantityInputState =>
  value === state.value && state.text === String(value) ? state : { ...state, value, text: String(value) }

const typed = (state: QuantityInputState): number => {
  const number = /^\d{1,9}$/.test(state.text) ? Number(state.text) : Number.NaN
  return number >= state.min && number <= state.max ? number : state.value
}

type Phase = 'settled' | 'typing'
const input = (state: QuantityInputState, event: { readonly text: string }): QuantityInputState => {
  const text = event.text.replace(/^0+(?=\d)/, '')
  return text === state.text ? state : { ...state, text }
}
const row: Row<QuantityInputState, QuantityInputEvent, Phase> = {
  increase: ['settled', (state) => withValue(state, clamp(state, state.value + state.step))],
  decrease: ['settled', (state) => withValue(state, clamp(state, state.value - state.step))],
  set: [
    'settled',
    (state, { min = state.min, max = state.max, value = state.value }) => {
      const limits = min === state.min && max === state.max ? state : { ...state, min, max }
      const within = clamp(limits, value)
      return Number.isNaN(within) ? state : withValue(limits, within)
    },
  ],
}

/**
 * The generic quantity input (rules.md C4). Leading zeros are removed while typing, and a number out of range on
 * commit.
 */
export const quantityInput = tableMachine<QuantityInputState, QuantityInputEvent, Phase>(
  { value: 1, text: '1', step: 1, min: 1, max: 1 },
  ({ text, value }) => (text === String(value) ? 'settled' : 'typing'),
  {
    settled: { ...row, input: ['typing', input] },
    typing: {
      ...row,
      input: [['typing', 'settled'], input],
      commit: ['settled', (state) => withValue(state, typed(state))],
    },
  },
)
