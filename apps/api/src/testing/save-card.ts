import { getPaymentStatus, getSavedCards, postCreditCard } from '@market/contract'
import { confirmAtBank } from './bank-customer.ts'
import type { Shopper } from './shopper.ts'
import type { TestApi } from './start-test-api.ts'

/** Pays product 1 with a typed card. With consent the bank saves the card. */
export async function payTyped(api: TestApi, shopper: Shopper, consent: object = { save_card: true }) {
  await shopper.add(1)
  const started = await shopper.ask(postCreditCard, { body: { ...(await shopper.wish()), ...consent } })
  await confirmAtBank(api, started.redirect_url)
  return shopper.ask(getPaymentStatus, { query: { payment: started.payment_id } })
}

/** The card that the bank saves for a member who pays product 1. */
export async function saveCard(api: TestApi, shopper: Shopper) {
  await payTyped(api, shopper)
  const [card] = (await shopper.ask(getSavedCards)).items
  if (!card) throw new Error('no card was saved')
  return card
}
