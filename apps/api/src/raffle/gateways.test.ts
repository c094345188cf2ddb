import { savedCardId } from '@market/domain/kernel'
import type { CardTokenizer, StartedPayment } from '@market/domain/checkout'
import type { HgsGateway } from '@market/domain/hgs'
import type { RaffleGateway } from '@market/domain/raffle'
import { httpRaffles, httpTokenizer, httpTolls } from '@market/http'
import { hgsGatewayContract, raffleGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll } from 'vitest'
import { addDemoTolls, demoVehicles } from '../demo/add-demo-tolls.ts'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { insertRaffle } from '../testing/insert-raffle.ts'
import { makeClient } from '../testing/make-client.ts'
import { saveCard } from '../testing/save-card.ts'
import { makeShopper } from '../testing/shopper.ts'
import { cardThat } from '../testing/test-card.ts'
import { writeDraw } from './draw-raffles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 100 } })
  await addDemoTolls(api.deps.db)
})
afterAll(() => api.stop())

/** Tokenizes a test card that pays in place of the suite's card, since the sandbox bank accepts only its test cards. */
const tokenizer: CardTokenizer = { tokenize: (_, url) => httpTokenizer().tokenize(cardThat('pays'), url) }

/** Records the bank pages of payments, so that they can be confirmed there. */
function watchPayments() {
  const pages = new Set<string>()
  const watched =
    <Payment>(pay: (payment: Payment) => ReturnType<RaffleGateway['buy']>) =>
    async (payment: Payment) => {
      const started = await pay(payment)
      if (started.ok) pages.add((started.value satisfies StartedPayment).redirectUrl)
      return started
    }
  const settle = async () => {
    for (const page of pages) await returnToShop(api, (await confirmAtBank(api, page)).back?.fields ?? {})
    pages.clear()
  }
  return { watched, settle }
}

async function memberWithCard() {
  const { credentials } = await insertMember(api)
  const { id } = await saveCard(api, await makeShopper(api, credentials))
  return { credentials, savedCard: savedCardId(id) }
}

hgsGatewayContract('over HTTP', async () => {
  const [{ plate, vin }] = demoVehicles
  const { credentials, savedCard } = await memberWithCard()
  const tolls = httpTolls((await makeClient(api.url, credentials)).client)
  const { watched, settle } = watchPayments()
  const gateway: HgsGateway = { ...tolls, topUp: watched(tolls.topUp) }
  return { gateway, tokenizer, savedCard, plate, vin, settle }
})

let product = 1
raffleGatewayContract('over HTTP', async () => {
  product += 1
  await insertProduct(api.deps.db, { id: product })
  // The newest raffle has the earliest draw, so it is listed first.
  const draw_at = new Date(api.deps.clock.now().getTime() + 86_400_000 / product)
  await insertRaffle(api, { product_id: product, draw_at })
  const { credentials, savedCard } = await memberWithCard()
  const raffles = httpRaffles((await makeClient(api.url, credentials)).client)
  const { watched, settle } = watchPayments()
  const gateway: RaffleGateway = { ...raffles, buy: watched(raffles.buy) }
  return {
    gateway,
    tokenizer,
    savedCard,
    settle,
    draw: ({ productId, winners }) => writeDraw(api.deps.db, { productId, winners, now: api.deps.clock.now() }),
  }
})
