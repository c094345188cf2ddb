import { type CardBehaviour } from './test-cards.ts'

export type StoredScheme = 'pttem' | 'market'
export interface StoredCard {
  readonly number: string
  readonly scheme: StoredScheme
  readonly behaviour: CardBehaviour
  /** Its limit in kuruş. */
  readonly limit: number
  readonly note: string
}

const plenty = 5_000_000

/** Stored-value test cards of the sandbox bank: generated numbers of the right form (rules.md V6), not real cards. */
export const storedCards: readonly StoredCard[] = [
  card('8000000000000001', 'pttem', 'pays', plenty, 'Pttem Kart, ödeme başarılı'),
  card('8000000000000002', 'pttem', 'pays', 1_000, 'Pttem Kart, bakiye 10,00 TL'),
  card('8000000000000003', 'pttem', 'refused', plenty, 'Pttem Kart, doğru koddan sonra reddedilir'),
  card('8000000000000005', 'pttem', 'stranded', plenty, 'Pttem Kart, tarayıcı siteye dönmez'),
  card('8100000000000001', 'market', 'pays', plenty, 'Alışveriş Kartı, ödeme başarılı'),
  card('8100000000000002', 'market', 'pays', 1_000, 'Alışveriş Kartı, bakiye 10,00 TL'),
]

export const findStoredCard = (number: string): StoredCard | undefined =>
  storedCards.find((one) => one.number === number)

/** The scheme of a card token's brand. */
export const schemeOf = (brand: string): 'card' | StoredScheme =>
  brand === 'pttem' || brand === 'market' ? brand : 'card'

function card(number: string, scheme: StoredScheme, behaviour: CardBehaviour, limit: number, note: string): StoredCard {
  return { number, scheme, behaviour, limit, note }
}
