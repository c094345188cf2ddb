import type { Machine } from '../kernel/machine.ts'

/** A number field with minus and plus; it begins with `{ ...quantityInput.initial, max: 8, value: 2, text: '2' }`. */
export interface QuantityInputState {
  readonly value: number
  /** What stands in the field while it is typed in. */
  readonly text: string
  readonly step: number
  readonly min: number
  readonly max: number
}
/** What happens to a quantity input. */
export type QuantityInputEvent =
  | { readonly type: 'increase' }
  | { readonly type: 'decrease' }
  | { readonly type: 'input'; readonly text: string }
  /** Blur or Enter: takes what was typed, or reverts it. */
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

/** The generic quantity input (rules.md C4). A leading zero goes while typing, a number out of range on commit. */
export const quantityInput: Machine<QuantityInputState, QuantityInputEvent> = {
  initial: { value: 1, text: '1', step: 1, min: 1, max: 1 },
  next(state, event) {
    switch (event.type) {
      case 'increase':
        return withValue(state, clamp(state, state.value + state.step))
      case 'decrease':
        return withValue(state, clamp(state, state.value - state.step))
      case 'input': {
        const text = event.text.replace(/^0+(?=\d)/, '')
        return text === state.text ? state : { ...state, text }
      }
      case 'commit':
        return withValue(state, typed(state))
      case 'set': {
        const { min = state.min, max = state.max, value = state.value } = event
        const limits = min === state.min && max === state.max ? state : { ...state, min, max }
        return withValue(limits, clamp(limits, value))
      }
    }
  },
}
