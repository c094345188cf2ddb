import type { CardForm } from '@market/domain/checkout'

/** A card's fields as typed. */
export interface TypedCard {
  readonly number: string
  readonly name: string
  /** `AA/YY`: month and year. */
  readonly expiry: string
  readonly cvc: string
}

/** A card of which nothing was typed. */
export const noCard: TypedCard = { number: '', name: '', expiry: '', cvc: '' }

/** The typed card in the form that the rules of a card take. */
export function cardFormOf({ number, name, expiry, cvc }: TypedCard): CardForm {
  const [month = '', year = ''] = expiry.split('/')
  return { number, name, month, year, cvc }
}
