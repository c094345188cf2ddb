import { giftPhrases } from './gift-phrases.ts'
import { offerPhrases } from './offer-phrases.ts'
import type { Phrase } from './phrase.ts'
import { pricePhrases } from './price-phrases.ts'
import { questionPhrases } from './question-phrases.ts'
import type { Token } from './read-tokens.ts'

/** A phrase found in a query: the index of its first token, the index after its last, and the condition. */
export interface FoundPhrase {
  readonly first: number
  readonly end: number
  readonly meaning: NonNullable<ReturnType<Phrase['read']>>
}

const phrases = [...pricePhrases, ...offerPhrases, ...giftPhrases, ...questionPhrases].map(({ pattern, read }) => ({
  pattern: new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, 'g'),
  read,
}))

/** The prices, offers and sort orders in a query, in the order of their words; each token belongs to at most one. */
export function readPhrases(tokens: readonly Token[]): readonly FoundPhrase[] {
  const starts: number[] = []
  let text = ''
  for (const token of tokens) {
    text += token.joined ? ' - ' : ' '
    starts.push(text.length)
    // A phrase never includes an excluded word.
    text += token.excluded ? '?' : token.key
  }
  const found: FoundPhrase[] = []
  for (const { pattern, read } of phrases)
    for (const match of text.matchAll(pattern)) {
      const last = match.index + match[0].length
      const [first, end] = [starts.indexOf(match.index), starts.filter((start) => start < last).length]
      if (found.some((other) => other.first < end && first < other.end)) continue
      const meaning = read(match.slice(1))
      if (meaning) found.push({ first, end, meaning })
    }
  return found.sort((one, other) => one.first - other.first)
}
