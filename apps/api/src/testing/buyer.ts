import { getGameProducts, getHgsStart, getPaymentTransitionChecks, getPaymentStatus } from '@market/contract'
import type { CardBehaviour } from '@market/bank'
import { atBank, confirmAtBank, returnToShop } from './bank-customer.ts'
import type { Visitor } from './make-visitor.ts'
import type { TestApi } from './start-test-api.ts'
import { cardThat } from './test-card.ts'

/** Gets a card's token from the bank like a browser. */
async function tokenOf(tokenizerUrl: string, behaviour: CardBehaviour): Promise<string> {
  const response = await fetch(tokenizerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cardThat(behaviour)),
  })
  return (await response.json()).data.token
}

/** The top-up page's request for the smallest offer. */
export async function topUpWish(buyer: Visitor, plate: string, behaviour: CardBehaviour = 'pays') {
  const { offers, tokenizer_url, contract_version } = await buyer.ask(getHgsStart)
  const [offer] = offers
  if (!offer) throw new Error('nothing can be added')
  const card_token = await tokenOf(tokenizer_url, behaviour)
  const vehicle = { by: 'plate' as const, vehicle: plate, offer_id: offer.id }
  return { ...vehicle, card_token, total: offer.price, contract_version, contract_accepted: true }
}

/** The request that pays for this many tickets of a product. */
export async function ticketWish(buyer: Visitor, productId: number, count: number, behaviour: CardBehaviour = 'pays') {
  const start = await buyer.ask(getPaymentTransitionChecks, { query: { items: `${productId}:${count}` } })
  return {
    items: [{ product_id: productId, count }],
    card_token: await tokenOf(start.tokenizer_url, behaviour),
    total: start.total,
    contract_version: start.contract_version,
    contract_accepted: true,
  }
}

/** Tickets of a product that are on sale. */
export async function ticketsLeft(buyer: Visitor, productId: number): Promise<number | undefined> {
  const { results } = await buyer.ask(getGameProducts, { query: {} })
  return results.find(({ id }) => id === productId)?.tickets_left
}

/**
 * Confirms a payment at the bank with this payment's own code, even if newer codes were sent, and returns to the shop.
 */
export async function payAtBank(api: TestApi, redirectUrl: string): Promise<void> {
  await atBank(redirectUrl, { action: 'resend' })
  await returnToShop(api, (await confirmAtBank(api, redirectUrl)).back?.fields ?? {})
}

export const paymentOf = (buyer: Visitor, payment: string) => buyer.ask(getPaymentStatus, { query: { payment } })
