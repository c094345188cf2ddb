import { getPaymentStatus } from '@market/contract'
import { signFields } from '@market/bank-protocol'
import { confirmAtBank, returnToShop } from './bank-customer.ts'
import { insertProduct, insertShop } from './insert-product.ts'
import { makeShopper } from './shopper.ts'
import type { TestApi } from './start-test-api.ts'

type Fields = Readonly<Record<string, string>>
const productId = 800_001

/**
 * Forged returns from the bank, named after what is wrong with them. `genuine` is the return of another order, paid
 * long ago.
 */
function liesAbout(api: TestApi, payment: string, amount: string, genuine: Fields): Readonly<Record<string, Fields>> {
  const { bank } = api.deps.config.secrets
  const now = api.deps.clock.now().getTime()
  const signed = (fields: Fields, secret = bank) => {
    const all = { reference: 'x', status: 'captured', time: String(now), payment, amount, ...fields }
    return { ...all, signature: signFields(secret, 'return', all) }
  }
  return {
    'another secret': signed({}, 'another secret'),
    unsigned: { ...signed({}), signature: '' },
    'another amount': { ...signed({}), amount: '1' },
    'a signed wrong amount': signed({ amount: '1' }),
    'signed, but not captured at the bank': signed({}),
    old: signed({ time: String(now - 600_000) }),
    'replayed of another order': genuine,
    'replayed of another order, renamed': { ...genuine, payment },
  }
}

/**
 * Sends forged, replayed and wrong returns of the bank, each kind `times` for each of `payments`, as the browser's form
 * and as the server's notice; then the genuine one twenty times at once (security.md 37). Returns the problems found.
 */
export async function forgeReturns(
  api: TestApi,
  { payments, times }: { readonly payments: number; readonly times: number },
): Promise<{ readonly wrong: readonly string[]; readonly forged: number }> {
  const { db } = api.deps
  await insertShop(db, { id: productId })
  await insertProduct(db, { id: productId, shop_id: productId, stocks: { '': payments + 1 } })
  const notice = async (fields: Fields) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(fields)
    return (await fetch(`${api.url}/eptnew/x/bank-callback`, { method: 'POST', headers, body })).status
  }
  const wrong: string[] = []
  let forged = 0
  let genuine: Fields = {}
  for (let number = 0; number <= payments; number += 1) {
    const shopper = await makeShopper(api)
    await shopper.add(productId)
    const wish = await shopper.wish()
    const started = await shopper.start()
    const status = async () => (await shopper.ask(getPaymentStatus, { query: { payment: started.payment_id } })).status
    const amount = String(Math.round(Number(wish.total) * 100))
    // The first order only provides a genuine return to replay.
    if (number > 0)
      for (const [lie, fields] of Object.entries(liesAbout(api, started.payment_id, amount, genuine))) {
        for (let time = 0; time < times; time += 1) {
          forged += 2
          await returnToShop(api, fields)
          const answered = await notice(fields)
          if (answered >= 500) wrong.push(`a notice, ${lie}, was answered with ${answered}`)
        }
        if ((await status()) !== 'pending') wrong.push(`${lie}: ${await status()}`)
      }
    const page = await confirmAtBank(api, started.redirect_url)
    genuine = page.back?.fields ?? {}
    await Promise.all(Array.from({ length: 20 }, () => returnToShop(api, genuine)))
    if ((await status()) !== 'paid') wrong.push(`the genuine return: ${await status()}`)
  }
  const { sold } = await db
    .selectFrom('products')
    .select('sold_count as sold')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  if (sold !== payments + 1) wrong.push(`${sold} units sold by ${payments + 1} payments`)
  return { wrong, forged }
}
