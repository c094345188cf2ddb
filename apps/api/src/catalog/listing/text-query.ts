/** `7,5` as one word of the index. */
export const decimalWord = (number: string): string => number.replace(',', 'v')

/** Folded words of a text as one text query: words in a row as a phrase; undefined if it has none. */
export function phraseQuery(text: string, wordQuery: (word: string) => string): string | undefined {
  const words = text
    .replaceAll(/(?<![\d.,])\d+,\d+(?![\d,])/g, decimalWord)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  return words.length === 1 ? wordQuery(words[0] ?? '') : `(${words.map(wordQuery).join(' <-> ')})`
}

/** Whether one of some folded texts is in what has the weights; without any text nothing is. */
export const anyOf = (texts: readonly string[], weights = ''): string =>
  texts.flatMap((text) => phraseQuery(text, (word) => `'${word}'${weights && `:${weights}`}`) ?? []).join(' | ') ||
  `'~'`
