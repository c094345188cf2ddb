import { cleanText } from './clean-text.ts'
import { searchKey } from './search-key.ts'

/** Normalizes codes, plates and account numbers: no white space, a to z in capitals, other characters unchanged. */
export const asciiUpper = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())

/**
 * Normalizes codes of the letters A to Z, however they were typed: `güvercİn-10` on a Turkish keyboard is `GUVERCIN10`.
 */
export const asciiCode = (text: string): string =>
  searchKey(cleanText(text))
    .replaceAll(/[\s#\p{Pd}]+/gu, '')
    .toUpperCase()
