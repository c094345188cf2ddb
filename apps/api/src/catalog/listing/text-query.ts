/** Writes each decimal such as `7,5` as one word of the index, so that neither `5` nor `5 kg` finds `7,5 kg`. */
export const withDecimals = (text: string): string =>
  text.replaceAll(/(?<![\d.,])\d+,\d+(?![\d,])/g, (number) => number.replace(',', 'v'))

/** Converts a text to one text query: its folded words as a phrase; undefined if it has no words. */
export function phraseQuery(text: string, wordQuery: (word: string) => string): string | undefined {
  const words = withDecimals(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  return words.length === 1 ? wordQuery(words[0] ?? '') : `(${words.map(wordQuery).join(' <-> ')})`
}

/** A text query that matches any of the texts in lexemes of these weights; with no texts it matches nothing. */
export const anyOf = (texts: readonly string[], weights = ''): string =>
  texts.flatMap((text) => phraseQuery(text, (word) => `'${word}'${weights && `:${weights}`}`) ?? []).join(' | ') ||
  `'~'`
