import { turkishOffsetMs } from '../kernel/turkish-time.ts'
import { luhn } from './luhn.ts'

/** Scheme of a payment card, by its first digits (rules.md V3). */
export type CardBrand = 'amex' | 'visa' | 'mastercard' | 'troy'

const withoutSpaces = (text: string): string => text.replaceAll(/ +/g, '')
const isAmericanExpress = (digits: string): boolean => /^3[47]/.test(digits)

/** A card number as typed: spaces ignored, American Express by prefix and length, others 16 digits by Luhn (rules.md V1). */
export const isCardNumber = (text: string): boolean => {
  const digits = withoutSpaces(text)
  return isAmericanExpress(digits) ? /^[0-9]{15}$/.test(digits) : digits.length === 16 && luhn(digits)
}

/** The brand of a number being typed; undefined until its first digits decide (rules.md V3). */
export const cardBrand = (text: string): CardBrand | undefined => {
  const digits = withoutSpaces(text)
  if (!/^[0-9]+$/.test(digits)) return undefined
  const prefix = Number(digits.slice(0, 4))
  if (isAmericanExpress(digits)) return 'amex'
  if (digits.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(digits) || (prefix >= 2221 && prefix <= 2720)) return 'mastercard'
  return /^(9792|65)/.test(digits) ? 'troy' : undefined
}

/** The first six digits of a number being typed, at most: they name the card's bank, and the installment call sends no more. */
export const firstCardDigits = (text: string): string => withoutSpaces(text).slice(0, 6)

const expiryPattern = /^(0[1-9]|1[0-2])\/?(\d{2}|\d{4})$/
/** Turkish time is UTC+3 all year. */

/** Month and four-digit year of a typed expiry; undefined if the text is not an expiry (rules.md V4). */
export const readCardExpiry = (text: string): { readonly month: number; readonly year: number } | undefined => {
  const found = expiryPattern.exec(text)
  if (!found) return undefined
  const year = Number(found[2])
  return { month: Number(found[1]), year: found[2]?.length === 2 ? 2000 + year : year }
}
/** Whether a text is an expiry: month and year in two or four digits, with or without a slash (rules.md V4). */
export const isCardExpiry = (text: string): boolean => readCardExpiry(text) !== undefined

/**
 * Whether a card has expired; it is valid to the end of its month in Turkish time (rules.md V4). An invalid expiry
 * counts as expired.
 */
export const isCardExpired = (text: string, now: Date): boolean => {
  const expiry = readCardExpiry(text)
  return expiry === undefined || now.getTime() >= Date.UTC(expiry.year, expiry.month, 1) - turkishOffsetMs
}

/** The name on a card: at least two words longer than one character, no digit of any script (rules.md V5). */
export const isCardHolderName = (text: string): boolean =>
  !/\p{Nd}/u.test(text) && (text.match(/\S{2,}/gu) ?? []).length >= 2

/** 16 digits from 8; spaces are not removed (rules.md V6). */
export const isGiftCardNumber = (text: string): boolean => /^8[0-9]{15}$/.test(text)
/** Applies `isGiftCardNumber` to the number without spaces (rules.md V6). */
export const isPttemCardNumber = (text: string): boolean => isGiftCardNumber(withoutSpaces(text))
