import type { Token } from './read-tokens.ts'

const upTo9 = 'bir iki uc dort bes alti yedi sekiz dokuz'.split(' ')
const tens = 'on yirmi otuz kirk elli altmis yetmis seksen doksan'.split(' ')
/** Folded words below a hundred with their numbers. */
const small: ReadonlyMap<string, number> = new Map([
  ...upTo9.map((word, index) => [word, index + 1] as const),
  ...tens.map((word, index) => [word, (index + 1) * 10] as const),
])
const isNumber = ({ key, excluded }: Token) => !excluded && (small.has(key) || key === 'yuz' || key === 'bin')
const isCurrency = (token: Token | undefined) => token !== undefined && /^(?:tl|lira)/.test(token.key)

/** Reads amounts of money in words as numbers: `beş yüz elli lira` is `550 lira`. */
export function withAmounts(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = tokens.findIndex((token, index) => index >= at && !isNumber(token))
    const end = found < 0 ? tokens.length : found
    const [first, last] = [tokens[at], tokens[end - 1]]
    const isAmount =
      isCurrency(tokens[end]) || (tokens[end]?.key === 'ile' && tokens.slice(end).some((token) => isCurrency(token)))
    // `2 bin lira` is read with its digits.
    if (end > at && isAmount && first && last && !/^\d/.test(read.at(-1)?.key ?? '')) {
      const amount = String(numberOf(tokens.slice(at, end).map(({ key }) => key)))
      read.push({ ...first, to: last.to, text: amount, key: amount })
      at = end
    } else {
      read.push(...tokens.slice(at, end + 1))
      at = end + 1
    }
  }
  return read
}

function numberOf(words: readonly string[]): number {
  let [thousands, rest] = [0, 0]
  for (const word of words)
    if (word === 'bin') [thousands, rest] = [(rest || 1) * 1000, 0]
    else if (word === 'yuz') rest = (rest || 1) * 100
    else rest += small.get(word) ?? 0
  return thousands + rest
}
