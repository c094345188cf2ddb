import { asciiCode, asciiUpper } from '../text/ascii-upper.ts'
import { cleanText } from '../text/clean-text.ts'

const printed = /^([A-Z]{2})([A-Z0-9]{8})([A-Z0-9]{4})$/

/**
 * Normalizes a typed or copied order number to the printed form (`GV-ABCDEFGH-JKLM`). It accepts small letters, Turkish
 * capitals, blanks, other dashes, `#`, or missing separators. Other text is only cleaned up.
 */
export function normalizeOrderNumber(typed: string): string {
  const code = asciiCode(typed)
  return printed.test(code) ? code.replace(printed, '$1-$2-$3') : cleanText(asciiUpper(typed.replaceAll('#', '')))
}
