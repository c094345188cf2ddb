import { asciiCode, asciiUpper } from '../text/ascii-upper.ts'
import { cleanText } from '../text/clean-text.ts'

const printed = /^([A-Z]{2})([A-Z0-9]{8})([A-Z0-9]{4})$/

/**
 * The number of an order as it is printed (`GV-ABCDEFGH-JKLM`), however it was typed or copied: small or in Turkish capitals, with
 * blanks, other dashes, `#`, or nothing between its parts. Other text is only made clean.
 */
export function normalizeOrderNumber(typed: string): string {
  const code = asciiCode(typed)
  return printed.test(code) ? code.replace(printed, '$1-$2-$3') : cleanText(asciiUpper(typed.replaceAll('#', '')))
}
