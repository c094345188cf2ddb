import { asciiUpper } from '../text/ascii-upper.ts'
import { companyField, onlyLetters } from '../text/only-letters.ts'
import { normalizeEmail } from './email.ts'
import { normalizePhone } from './phone.ts'

const name = (text: string): string => onlyLetters(text).trim()
const company = (text: string): string => companyField(text).trim()
const asTyped = (text: string): string => text

/** How the fields are sent whose texts are more than trimmed; a field has one name in every form. */
const rules = new Map<string, (text: string) => string>([
  ...['firstName', 'lastName', 'officialFirstName', 'officialLastName', 'friendName'].map(
    (field) => [field, name] as const,
  ),
  ...['companyName', 'shopName'].map((field) => [field, company] as const),
  ...['email', 'friendEmail', 'officialMail'].map((field) => [field, normalizeEmail] as const),
  ...['phone', 'companyPhone', 'companyFax', 'officialPhone'].map((field) => [field, normalizePhone] as const),
  ['iban', asciiUpper],
  ['password', asTyped],
])

/**
 * A form as it is sent: names keep letters, names of companies digits too (rules.md T2), e-mail addresses, phones and
 * account numbers lose their spaces, passwords stay as typed, every other text is trimmed and all else as it is. The cast
 * holds: every field keeps its name and its kind.
 */
export const formToSend = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => [
      field,
      typeof value === 'string' ? (rules.get(field)?.(value) ?? value.trim()) : value,
    ]),
  ) as Form
