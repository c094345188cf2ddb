import { cardBrand } from '@market/domain'

/** Digits grouped as on the card: 4-6-5 for American Express, fours for all others. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/[^0-9]/g, '')
  if (cardBrand(digits) === 'amex')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return digits.slice(0, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** `MM/YY` while typing; the slash comes by itself and goes with the digit before it. */
export function formatExpiry(typed: string, before: string): string {
  const digits = typed.replaceAll(/[^0-9]/g, '').slice(0, 6)
  const deleting = typed.length < before.length
  const month = digits.length === 1 && Number(digits) > 1 ? `0${digits}` : digits.slice(0, 2)
  if (month.length < 2 || (deleting && digits.length === 2)) return digits.length === 1 ? month : digits
  return `${month}/${digits.length === 1 ? '' : digits.slice(2)}`
}
