import { cleanText } from './clean-text.ts'
import { searchKey } from './search-key.ts'

/** Codes, plates and account numbers as they are sent: no white space, a to z in capitals, all else as it is. */
export const asciiUpper = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())

/** Codes whose letters are all of A to Z, however they were typed: `güvercİn-10` on a Turkish keyboard is `GUVERCIN10`. */
export const asciiCode = (text: string): string =>
  searchKey(cleanText(text))
    .replaceAll(/[\s#\p{Pd}]+/gu, '')
    .toUpperCase()
