import { lowerTr } from './turkish-case.ts'

const marks = /\p{M}+/gu

/**
 * One form for all spellings of a text: case, dotted and dotless i and diacritics do not matter (rules.md T4).
 * Text compared with it is never shown.
 */
export const searchKey = (text: string): string =>
  lowerTr(text).normalize('NFD').replaceAll(marks, '').replaceAll('ı', 'i').normalize('NFC')
