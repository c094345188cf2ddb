import { cardBrand } from '@market/domain/validation'

/** A card number in groups as on the card: 4-6-5 for American Express, fours for all others. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/[^0-9]/g, '')
  if (cardBrand(digits) === 'amex')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return digits.slice(0, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
