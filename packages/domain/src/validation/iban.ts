/** A Turkish IBAN: TR and 24 digits that leave 1 mod 97 (rules.md V15). */
export const isIban = (text: string): boolean => {
  if (!/^TR[0-9]{24}$/.test(text)) return false
  // TR is 29 and 27 behind the account's digits, then the two check digits.
  return BigInt(`${text.slice(4)}2927${text.slice(2, 4)}`) % 97n === 1n
}

/** An IBAN formatted for reading, in groups of four. */
export const formatIban = (iban: string): string => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
