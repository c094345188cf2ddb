import { cleanText } from '../text/clean-text.ts'

const isMonth = (digits: string): boolean => /^(0[1-9]|1[0-2])$/.test(digits)
const isYear = (digits: string): boolean => /^20\d\d$/.test(digits)
const twoDigits = (digits: string): string => digits.padStart(2, '0')
const shortYear = (digits: string): string => (isYear(digits) ? digits.slice(2) : digits)

/** Splits digits into month and year; the year is empty while only the month is typed. */
function divide(digits: string): readonly [month: string, year: string] {
  const [two, rest] = [digits.slice(0, 2), digits.slice(2)]
  if (digits.length === 6 && !isMonth(two) && isYear(digits.slice(0, 4)) && isMonth(digits.slice(4)))
    return [digits.slice(4), digits.slice(0, 4)]
  if (digits.length === 5 && isYear(digits.slice(1))) return [digits.slice(0, 1), digits.slice(1)]
  return isMonth(two) ? [two, rest] : [digits.slice(0, 1), digits.slice(1)]
}

/**
 * Formats an expiry as `MM/YY`, whatever is typed, pasted or autofilled: `0130`, `1/30`, `01/2030`, `1/2030`, `12
 * 2030`, `2030-01`. While typing, the slash is added automatically, and removed with the digit before it.
 */
export function expiryText(typed: string, before = ''): string {
  const text = cleanText(typed)
  const [first = '', second] = text.match(/[0-9]+/g) ?? []
  const isDeleting = text.length < before.length
  if (second !== undefined) {
    const [month, year] = isYear(first) ? [second, first] : [first, second]
    return `${twoDigits(month).slice(0, 2)}/${shortYear(year).slice(0, 4)}`
  }
  const ended = /[0-9][^0-9]+$/.test(text) && !isYear(first)
  if (ended && first.length <= 2) return `${twoDigits(first)}/`
  if (first.length < 2 && !(Number(first) > 1)) return first
  if (first.length <= 2 && (isDeleting || first === '00')) return first
  const [month, year] = divide(first.slice(0, 6))
  return `${twoDigits(month)}/${shortYear(year)}`
}
