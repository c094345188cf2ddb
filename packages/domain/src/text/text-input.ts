import { type Row, stay, tableMachine } from '../kernel/table-machine.ts'
import { cleanText } from './clean-text.ts'
import { latinLetters } from './latin-letters.ts'
import { companyField, onlyLetters } from './only-letters.ts'
import { capitalizeFirstTr, capitalizeTr, lowerTr, upperTr } from './turkish-case.ts'

const transforms = {
  upper: upperTr,
  lower: lowerTr,
  capitalize: capitalizeTr,
  'capitalize-first': capitalizeFirstTr,
} as const

/** A text field; start it with `{ ...textInput.initial, required: true, ... }`. */
export interface TextInputState {
  readonly kind: 'text' | 'email' | 'password'
  readonly required: boolean
  /** Counted in letters, not in UTF-16 code units. */
  readonly maxLength: number | null
  readonly onlyLetters: boolean
  /** Accepts digits in addition to letters, as in company names. */
  readonly digits?: boolean
  /** The field takes digits only, at most this many. */
  readonly numeric?: number
  readonly transform: keyof typeof transforms | null
  readonly value: string
  /** Only the first error is shown. */
  readonly error: string | null
  /** The password is shown in plain text. */
  readonly revealed: boolean
}
/** Events of a text field. */
export type TextInputEvent =
  | { readonly type: 'input'; readonly value: string }
  /** Result of a check, on blur or submit. */
  | { readonly type: 'checked'; readonly errors: readonly string[] }
  | { readonly type: 'toggle-password' }

/** Cuts a text, without leaving a joiner at its end that belonged to a cut emoji. */
const cut = (text: string, maxLength: number | null): string =>
  maxLength === null || text.length <= maxLength
    ? text
    : Array.from(text)
        .slice(0, Math.max(0, maxLength))
        .join('')
        .replace(/\u200D$/u, '')

const taken = (state: TextInputState, typed: string): string => {
  const text = state.kind === 'password' ? typed : cleanText(typed)
  if (state.numeric !== undefined) return text.replaceAll(/[^0-9]/g, '').slice(0, state.numeric)
  const keep = state.digits ? companyField : onlyLetters
  const letters = state.onlyLetters ? keep(latinLetters(text)) : text
  const cased = state.transform === null ? letters : transforms[state.transform](letters).normalize()
  return cut(state.kind === 'email' ? cased.trim() : cased, state.maxLength)
}

type Phase = 'fine' | 'wrong'
const row: Row<TextInputState, TextInputEvent, Phase> = {
  checked: [
    ['fine', 'wrong'],
    (state, { errors: [error = null] }) => (error === state.error ? state : { ...state, error }),
  ],
  'toggle-password': stay((state) => (state.kind === 'password' ? { ...state, revealed: !state.revealed } : state)),
}
const input = (state: TextInputState, event: { readonly value: string }): TextInputState => {
  const value = taken(state, event.value)
  return value === state.value ? state : { ...state, value, error: null }
}

/** State of a text field while the shopper types (specification section 5, rules.md S15). Typing clears the error. */
export const textInput = tableMachine<TextInputState, TextInputEvent, Phase>(
  {
    kind: 'text',
    required: false,
    maxLength: null,
    onlyLetters: false,
    transform: null,
    value: '',
    error: null,
    revealed: false,
  },
  ({ error }) => (error === null ? 'fine' : 'wrong'),
  { fine: { input: stay(input), ...row }, wrong: { input: ['fine', input], ...row } },
)
