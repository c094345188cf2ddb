/** A zero-width joiner that does not join two emoji to one picture. */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu
/** Soft hyphens, zero-width characters and bidirectional marks, which address books and chats insert. */
const invisible = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** More than eight marks on one letter occur in no language, and composing them takes quadratic time. */
const tooManyMarks = /(\p{M}{8})\p{M}+/gu
/** `İ` in small letters by rules that are not Turkish. */
const dottedTwice = /i\u0307+/g
const blanks = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/**
 * Normalizes pasted text: composed letters (NFC), no invisible characters, every blank a space. Line breaks and words
 * stay, so that fields, validators and the API read the same text. Applying it twice changes nothing.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(looseJoiner, '')
    .replaceAll(invisible, '')
    .replaceAll(tooManyMarks, '$1')
    .normalize('NFC')
    .replaceAll(dottedTwice, 'i')
    .normalize('NFC')
    .replaceAll(blanks, ' ')

/** Applies `cleanText` to every text of a value, except in password fields. */
export const cleanTexts = <Value>(value: Value): Value => cleaned(value) as Value

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, /password/i.test(key) ? part : cleaned(part)]),
  )
}
