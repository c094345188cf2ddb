const marks = /\p{M}+/gu

/**
 * One form for all spellings of a text: case, dotted and dotless i and diacritics do not matter (rules.md T4).
 * Text compared with it is never shown.
 */
export const searchKey = (text: string): string =>
  text
    // Long runs of loose marks would make normalising quadratic, so they go first.
    .replaceAll(marks, '')
    .normalize('NFD')
    .replaceAll(marks, '')
    // Upper case and then lower case again, to merge letters that share a capital: ı and i become I, ß becomes SS.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
