import {
  type Answer,
  addToCart,
  type CallInput,
  getInitPayment,
  getOrderContract,
  postAddress,
  postCreditCard,
} from '@market/contract'
import { type CardBehaviour, testCards } from '@market/bank'
import { homeAddress } from './home-address.ts'
import { type Heard, makeVisitor, type Visitor } from './make-visitor.ts'
import type { ShopInTest } from './shop-in-test.ts'

type Body = CallInput<typeof postCreditCard>['body']
type Payment = Answer<typeof postCreditCard>

/** A guest with a proven mail address and a delivery address, who buys as in a browser. */
export interface Shopper extends Visitor {
  readonly email: string
  add(productId: number, num?: number, attrId?: string): Promise<void>
  /** The payment page's request for the current cart. */
  wish(behaviour?: CardBehaviour): Promise<Body>
  pay(body: object, key?: string): Promise<Heard<typeof postCreditCard>>
  /** Pays the cart as it is and returns the payment that waits at the bank. */
  start(behaviour?: CardBehaviour): Promise<Payment>
}

let guests = 0

export async function makeShopper(
  api: ShopInTest,
  who?: Parameters<typeof makeVisitor>[1],
  address: typeof homeAddress = homeAddress,
): Promise<Shopper> {
  const visitor = await makeVisitor(api.url, who)
  guests += 1
  const email = `misafir${guests}@ornek.com`
  if (!who) await proveGuest(api, visitor.bearer, email)
  await visitor.ask(postAddress, { body: address })
  const shopper: Shopper = {
    ...visitor,
    email,
    add: async (product_id, num = 1, attr_id = '') => {
      await visitor.ask(addToCart, { body: { product_id, num, attr_id } })
    },
    wish: async (behaviour = 'pays') => {
      const { cart } = await visitor.ask(getInitPayment)
      const { version } = await visitor.ask(getOrderContract)
      return {
        card_token: await tokenize(api, behaviour),
        card: numberOf(behaviour).slice(0, 6),
        total: cart.total_price_with_shipping,
        cart_revision: cart.revision,
        contract_version: version,
        contract_accepted: true,
      }
    },
    pay: (body, key) => visitor.call(postCreditCard, { body }, key ? { 'idempotency-key': key } : {}),
    start: async (behaviour) => visitor.ask(postCreditCard, { body: await shopper.wish(behaviour) }),
  }
  return shopper
}

/** Marks the session's address as proven without sending a code, which other tests cover. */
export async function proveGuest(api: ShopInTest, bearer: string, email: string): Promise<void> {
  const { sub } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString())
  await api.deps.db.updateTable('sessions').set({ guest_email: email }).where('id', '=', sub).execute()
}

const numberOf = (behaviour: CardBehaviour) => testCards.find((card) => card.behaviour === behaviour)?.number ?? ''

/** A token of the test card with this behaviour. */
export async function tokenize(api: ShopInTest, behaviour: CardBehaviour): Promise<string> {
  const card = { number: numberOf(behaviour), name: 'Elif Karaca', month: '12', year: '2035', cvc: '123' }
  const response = await fetch(api.provider.tokenizerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.deps.config.siteUrl },
    body: JSON.stringify(card),
  })
  const answer = await response.json()
  return answer.data.token
}
