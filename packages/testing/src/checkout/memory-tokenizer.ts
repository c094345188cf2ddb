import { succeed } from '@market/domain/kernel'
import { isCardNumber } from '@market/domain/validation'
import { type Card, type CardToken, cardToken, type CardTokenizer } from '@market/domain/checkout'
import { refused } from '../kernel/failing.ts'

export interface MemoryTokenizer extends CardTokenizer {
  readonly url: string
  /** The card behind a token, which only the bank ever sees. */
  cardOf(token: CardToken): Card | undefined
}

/** The bank's tokenizer at one address; any other address does not answer. */
export const memoryTokenizer = (url = 'https://banka.test/tokenize'): MemoryTokenizer => {
  const cards = new Map<string, Card>()
  return {
    url,
    cardOf: (token) => cards.get(token),
    async tokenize(card, asked) {
      if (asked !== url) return { ok: false, failure: { kind: 'offline' } }
      if (!isCardNumber(card.number)) return refused(422, 'Kart numarası geçersiz')
      const token = cardToken(`kart-${cards.size + 1}`)
      cards.set(token, card)
      return succeed(token)
    },
  }
}
