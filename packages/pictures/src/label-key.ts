import { lowerTr, upperTr } from '@market/domain/text'

const maxLetters = 20
const letters = /^[a-zâçğıöşü][a-zâçğıöşü ]*$/
const codes = [
  ['â', 'a_'],
  ['ç', 'c_'],
  ['ğ', 'g_'],
  ['ı', 'i_'],
  ['ö', 'o_'],
  ['ş', 's_'],
  ['ü', 'u_'],
  [' ', '-'],
] as const

/** A maker's name as part of a URL: `Çay Evi` is `c_ay-evi`; undefined if it has other characters. */
export function labelKey(name: string): string | undefined {
  const lower = lowerTr(name)
  if (lower.length > maxLetters || !letters.test(lower)) return undefined
  return codes.reduce((text, [letter, code]) => text.replaceAll(letter, code), lower)
}

/** The printed name in capitals; undefined unless the key is `labelKey` of a name. */
export function labelOfKey(key: string): string | undefined {
  const name = codes.reduce((text, [letter, code]) => text.replaceAll(code, letter), key)
  return labelKey(name) === key ? upperTr(name) : undefined
}
