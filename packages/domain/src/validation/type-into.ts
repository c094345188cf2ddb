import { textInput, type TextInputState } from '../text/text-input.ts'

/** Fields that filter typed text beyond what `cleanText` does; a field has the same name in every form. */
const rules = new Map<string, Partial<TextInputState>>([
  ...['firstName', 'lastName', 'officialFirstName', 'officialLastName', 'friendName'].map(
    (field) => [field, { onlyLetters: true }] as const,
  ),
  ...['companyName', 'shopName'].map((field) => [field, { onlyLetters: true, digits: true }] as const),
  ...['email', 'friendEmail', 'officialMail'].map((field) => [field, { kind: 'email' }] as const),
  ...['password', 'current', 'repeated'].map((field) => [field, { kind: 'password' }] as const),
  ['tc', { numeric: 11 }],
  // Longer than a tax number, so that a national ID typed here is refused instead of being cut to a wrong number.
  ['taxNumber', { numeric: 11 }],
  ['zipCode', { numeric: 5 }],
])

/** Filter of a field that keeps only letters, or letters and digits; undefined for unfiltered fields. */
export const keeps = (field: string): 'letters' | 'letters-and-digits' | undefined => {
  const rule = rules.get(field)
  if (!rule?.onlyLetters) return undefined
  return rule.digits ? 'letters-and-digits' : 'letters'
}

/**
 * The field's content after typing, filtered, so that the shopper sees the text that will be sent (rules.md S15, T2).
 */
export const typeInto = (field: string, value: string, typed: string): string =>
  textInput.next({ ...textInput.initial, ...rules.get(field), value }, { type: 'input', value: typed }).value
