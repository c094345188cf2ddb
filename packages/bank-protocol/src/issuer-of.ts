export const sandboxBankName = 'Deneme Bankası'

/** Leading digits of the bank's cards. */
const issuedHere = new Set(['400000', '520000', '979200', '340000'])

/** The bank that issued a card with these first digits, if known. */
export const issuerOf = (firstDigits: string): string | null =>
  issuedHere.has(firstDigits.slice(0, 6)) ? sandboxBankName : null
