import { type CardBehaviour, testCards } from '@market/bank'

/** The form values of the sandbox bank's card with this behaviour. */
export const cardThat = (behaviour: CardBehaviour) => ({
  number: testCards.find((one) => one.behaviour === behaviour)?.number ?? '',
  name: 'Elif Karaca',
  month: '12',
  year: '2035',
  cvc: '123',
})
