/** Writes a decimal such as `7,5` as one word of the index. */
export const decimalWord = (number: string): string => number.replace(',', 'v')

/** Converts a text to one text query: its folded words as a phrase; undefined if it has no words. */
export function phraseQuery(text: string, wordQuery: (word: string) => string): string | undefined {
  const words = text
    .replaceAll(/(?<![\d.,])\d+,\d+(?![\d,])/g, decimalWord)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  return words.length === 1 ? wordQuery(words[0] ?? '') : `(${words.map(wordQuery).join(' <-> ')})`
}

/** A text query that matches any of the texts in lexemes of these weights; with no texts it matches nothing. */
export const anyOf = (texts: readonly string[], weights = ''): string =>
  texts.flatMap((text) => phraseQuery(text, (word) => `'${word}'${weights && `:${weights}`}`) ?? []).join(' | ') ||
  `'~'`
