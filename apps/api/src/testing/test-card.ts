import { type CardBehaviour, testCards } from '@market/bank'

/** A card of the sandbox bank that behaves so, as a shopper types it. */
export const cardThat = (behaviour: CardBehaviour) => ({
  number: testCards.find((one) => one.behaviour === behaviour)?.number ?? '',
  name: 'Elif Karaca',
  month: '12',
  year: '2035',
  cvc: '123',
})
