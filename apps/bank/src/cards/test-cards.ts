import { type CardBrand, luhn } from '@market/domain/validation'

/** Behaviours of the sandbox bank, selected by card: every outcome of a real bank. */
export type CardBehaviour =
  /** Captures after the right code. */
  | 'pays'
  /** Refuses at once: not enough limit. */
  | 'no-limit'
  /** Refuses after the right code. */
  | 'refused'
  /** Captures after the right code, but for `silentMinutes` neither answers inquiries nor notifies the merchant. */
  | 'silent'
  /** Captures after the right code, but never sends the browser back, nor any notice; inquiries are answered. */
  | 'stranded'

export interface TestCard {
  readonly number: string
  readonly brand: CardBrand
  readonly behaviour: CardBehaviour
  /** Description for people who try the shop. */
  readonly note: string
}

/** Longer than an order waits for its payment, so that the success arrives late. */
export const silentMinutes = 20

/**
 * The test cards: generated numbers with a correct check digit, not real cards. Any future date and any code of 3
 * digits (4 for American Express) are accepted.
 */
export const testCards: readonly TestCard[] = [
  card('400000000000001', 'visa', 'pays', 'Visa, ödeme başarılı'),
  card('520000000000001', 'mastercard', 'pays', 'Mastercard, ödeme başarılı'),
  card('979200000000001', 'troy', 'pays', 'Troy, ödeme başarılı'),
  card('34000000000001', 'amex', 'pays', 'American Express, ödeme başarılı'),
  card('400000000000002', 'visa', 'no-limit', 'Limit yetersiz, ödeme hemen reddedilir'),
  card('400000000000003', 'visa', 'refused', 'Doğru koddan sonra banka reddeder'),
  card('400000000000004', 'visa', 'silent', `Ödeme alınır, banka ${silentMinutes} dakika yanıt vermez`),
  card('400000000000005', 'visa', 'stranded', 'Ödeme alınır, tarayıcı siteye dönmez'),
]

const byNumber = new Map(testCards.map((one) => [one.number, one]))
export const findTestCard = (number: string): TestCard | undefined => byNumber.get(number)

function card(payload: string, brand: CardBrand, behaviour: CardBehaviour, note: string): TestCard {
  const number = Array.from('0123456789', (digit) => payload + digit).find(luhn) ?? payload
  return { number, brand, behaviour, note }
}
