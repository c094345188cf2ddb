import { getInitAddress, postAddress } from '@market/contract'
import { orderId, productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import {
  type ApiClient,
  httpCancels,
  httpCart,
  httpFastShipping,
  httpGiftCodes,
  httpGiftChoices,
  httpInsurances,
  httpOrderPayments,
  httpOrders,
  httpPayments,
  httpSaved,
  httpTokenizer,
} from '@market/http'
import {
  cancelGatewayContract,
  cartGatewayContract,
  fastShippingGatewayContract,
  giftCodeGatewayContract,
  giftChoiceGatewayContract,
  insuranceGatewayContract,
  orderGatewayContract,
  orderPaymentGatewayContract,
  paymentGatewayContract,
  savedGatewayContract,
} from '@market/testing/contracts'
import { afterAll, beforeAll } from 'vitest'
import { type CardBehaviour, storedCards, testCards } from '@market/bank'
import { completeCardOrder, confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertGiftCode } from '../testing/insert-gift-code.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeShopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1, city: 'İstanbul' })
  await insertShop(db, { id: 2 })
  await insertProduct(db, { id: 1, stocks: { '': 1000 } })
  await insertProduct(db, { id: 2, shop_id: 2, variants: { Renk: { 101: 'Mor' } }, stocks: { '101': 1000 } })
  await insertProduct(db, { id: 3, stocks: { '': 0 } })
  await insertProduct(db, { id: 4, fast_shipping: true, stocks: { '': 1000 } })
  const service = { kind: 'insurance' as const, note: '', image: 'kalkan', category_id: 7, share: 500, least: 0 }
  await db
    .insertInto('added_services')
    .values({ id: 1, name: 'Ek garanti', ...service })
    .execute()
  await db
    .insertInto('bank_accounts')
    .values({
      id: 1,
      bank: 'Deneme Bankası',
      holder: 'Güvercin Pazaryeri (deneme)',
      iban: 'TR330006100519786457841326',
      instant: true,
      position: 1,
    })
    .execute()
  await insertGiftCode(api, 'YUZLIRALIK', { amount: 10_000 })
  await insertGiftCode(api, 'ELLILIRALIK', { amount: 5_000 })
})
afterAll(() => api.stop())

const product = { productId: productId(1), attrId: '' }
const other = { productId: productId(2), attrId: '101' }
/** Makes a client after clearing all rate limit counts, so that earlier cases do not use up its limits. */
const newClient = async (who?: Parameters<typeof makeClient>[1]): Promise<ApiClient> => {
  await api.deps.db.deleteFrom('rate_limits').execute()
  return (await makeClient(api.url, who)).client
}

const cardThat = (behaviour: CardBehaviour) => ({
  number: testCards.find((one) => one.behaviour === behaviour)?.number ?? '',
  name: 'Elif Karaca',
  month: '12',
  year: '2035',
  cvc: '123',
})

cartGatewayContract('over HTTP', async () => ({
  gateway: httpCart(await newClient()),
  product,
  other,
  soldOut: { productId: productId(3), attrId: '' },
}))
savedGatewayContract('over HTTP', async () => {
  const client = await newClient()
  return { gateway: httpSaved(client), cart: httpCart(client), product, other }
})
giftCodeGatewayContract('over HTTP', async () => {
  const client = await newClient()
  const codes = { code: 'YUZLIRALIK', amount: kurus(10_000), otherCode: 'ELLILIRALIK' }
  return { gateway: httpGiftCodes(client), cart: httpCart(client), product, ...codes }
})
fastShippingGatewayContract('over HTTP', async () => {
  const client = await newClient()
  await client.send(postAddress, { body: homeAddress })
  const book = await client.send(getInitAddress, {})
  return {
    gateway: httpFastShipping(client),
    cart: httpCart(client),
    product: { productId: productId(4), attrId: '' },
    other: product,
    addressId: (book.ok && book.value.selected_address) || '',
  }
})
giftChoiceGatewayContract('over HTTP', async () => {
  const client = await newClient()
  return { gateway: httpGiftChoices(client), cart: httpCart(client), product }
})
insuranceGatewayContract('over HTTP', async () => {
  const client = await newClient()
  return { gateway: httpInsurances(client), cart: httpCart(client), product }
})
paymentGatewayContract('over HTTP', async () => {
  const { credentials } = await insertMember(api)
  const client = await newClient(credentials)
  await client.send(postAddress, { body: homeAddress })
  await httpCart(client).add({ ...product, quantity: 2 })
  return {
    gateway: httpPayments(client),
    tokenizer: httpTokenizer(),
    cards: { accepted: cardThat('pays'), declined: cardThat('refused') },
    settle: async (redirectUrl) => {
      const page = await confirmAtBank(api, redirectUrl)
      await returnToShop(api, page.back?.fields ?? {})
    },
  }
})
orderPaymentGatewayContract('over HTTP', async () => {
  const { credentials } = await insertMember(api)
  const client = await newClient(credentials)
  await client.send(postAddress, { body: homeAddress })
  await httpCart(client).add({ ...product, quantity: 2 })
  const storedCard = storedCards.find(({ scheme, behaviour }) => scheme === 'pttem' && behaviour === 'pays')
  return {
    gateway: httpOrderPayments(client),
    payments: httpPayments(client),
    tokenizer: httpTokenizer(),
    storedCard: storedCard?.number ?? '',
  }
})
orderGatewayContract('over HTTP', async () => {
  const { credentials } = await insertMember(api)
  const shopper = await makeShopper(api, credentials)
  for (let placed = 0; placed < 2; placed += 1) {
    await shopper.add(1)
    await completeCardOrder(api, shopper)
  }
  const gateway = httpOrders(await newClient(credentials))
  const page = await gateway.list()
  return { gateway, orders: page.ok ? page.value.orders : [] }
})
cancelGatewayContract('over HTTP', async () => {
  const { credentials } = await insertMember(api)
  const shopper = await makeShopper(api, credentials)
  await shopper.add(1, 4)
  const number = await completeCardOrder(api, shopper)
  return {
    gateway: httpCancels(await newClient(credentials)),
    order: { orderId: orderId(number), email: credentials.username },
  }
})
