import { textInput, type TextInputState } from '../shell/text-input.ts'

/** How the fields take what is typed that keep less than all of it; a field has one name in every form. */
const rules = new Map<string, Partial<TextInputState>>([
  ...['firstName', 'lastName', 'officialFirstName', 'officialLastName'].map(
    (field) => [field, { onlyLetters: true }] as const,
  ),
  ...['companyName', 'shopName'].map((field) => [field, { onlyLetters: true, digits: true }] as const),
  ...['email', 'friendEmail', 'officialMail'].map((field) => [field, { kind: 'email' }] as const),
])

/** What keeps only letters, or only letters and digits; undefined where everything may be typed. */
export const keeps = (field: string): 'letters' | 'letters-and-digits' | undefined => {
  const rule = rules.get(field)
  if (!rule?.onlyLetters) return undefined
  return rule.digits ? 'letters-and-digits' : 'letters'
}

/** What stands in a field once something was typed into it, so that what is seen is what will be sent (rules.md S15, T2). */
export const typeInto = (field: string, value: string, typed: string): string =>
  textInput.next({ ...textInput.initial, ...rules.get(field), value }, { type: 'input', value: typed }).value
