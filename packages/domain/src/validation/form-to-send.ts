import { asciiUpper } from '../text/ascii-upper.ts'
import { cleanText } from '../text/clean-text.ts'
import { latinLetters } from '../text/latin-letters.ts'
import { companyField, onlyLetters } from '../text/only-letters.ts'
import { normalizeEmail } from './email.ts'
import { normalizePhone } from './phone.ts'

const name = (text: string): string => spaced(onlyLetters(latinLetters(cleanText(text))))
const company = (text: string): string => spaced(companyField(latinLetters(cleanText(text))))
const asTyped = (text: string): string => text
const compact = (text: string): string => cleanText(text).replaceAll(/\s+/g, '')
/** Collapses spaces between words. */
const spaced = (text: string): string => text.trim().replaceAll(/ {2,}/g, ' ')

/** Normalization of fields that need more than trimming; a field has the same name in every form. */
const rules = new Map<string, (text: string) => string>([
  ...['firstName', 'lastName', 'officialFirstName', 'officialLastName', 'friendName'].map(
    (field) => [field, name] as const,
  ),
  ...['companyName', 'shopName'].map((field) => [field, company] as const),
  ...['email', 'friendEmail', 'officialMail'].map((field) => [field, normalizeEmail] as const),
  ...['phone', 'companyPhone', 'companyFax', 'officialPhone'].map((field) => [field, normalizePhone] as const),
  ['title', (text) => spaced(cleanText(text))],
  ['iban', (text) => cleanText(asciiUpper(text))],
  ...['tc', 'taxNumber', 'zipCode'].map((field) => [field, compact] as const),
  ['password', asTyped],
])

/** One field of a form as it is sent. */
export const fieldToSend = (field: string, text: string): string => rules.get(field)?.(text) ?? cleanText(text).trim()

/**
 * Normalizes a form for sending. Names keep only letters, company names also digits (rules.md T2). E-mail addresses,
 * phones, national IDs and account numbers lose their spaces. Passwords are unchanged, other texts are trimmed, and
 * other values are unchanged. The cast is safe: every field keeps its name and its type.
 */
export const formToSend = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => [
      field,
      typeof value === 'string' ? fieldToSend(field, value) : value,
    ]),
  ) as Form
