const kept = /^[A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû]$/
/** Letters that Unicode does not decompose, and their Turkish replacements. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ə: 'e',
  Ə: 'E',
}

/**
 * Replaces letters of other Latin alphabets by the nearest of A to Z, without changing the length: “Ålesund” is
 * “Alesund”.
 */
export const latinLetters = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (letter) => {
    if (kept.test(letter)) return letter
    const other = others[letter]
    if (other !== undefined) return other
    const [base = ''] = letter.normalize('NFD')
    return /^[A-Za-z]$/.test(base) ? base : letter
  })
