import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postCreditCard, postLastOrder } from '@market/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { confirmAtBank } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { freePort } from '../testing/free-ports.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { sendCall } from '../testing/make-visitor.ts'
import { makeShopper } from '../testing/shopper.ts'
import { type SpawnedApi, spawnApi } from '../testing/spawn-api.ts'
import { machineNow } from '../testing/test-clock.ts'

let dataDir: string
let api: TestApi | undefined
let proxy: Server | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'market-crash-'))
})
afterEach(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await api?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs in the test's process, which has the folder to itself. */
const open = async () => {
  api = await startTestApi({ dataDir }, undefined, machineNow)
  return api
}
const close = async () => {
  await api?.stop()
  api = undefined
}

// security.md 6, 51. The order is committed before the bank is called, and the process is killed at that call.
test('kill -9 after the commit: the retry with the same key gives the same order', async () => {
  const before = await open()
  await insertShop(before.deps.db, { id: 1 })
  await insertProduct(before.deps.db, { id: 1 })
  const shopper = await makeShopper(before)
  await shopper.add(1, 3)
  const body = await shopper.wish()
  await close()

  const bank = await bankInBetween()
  const env = { DATA_DIR: dataDir, BANK_URL: bank.url }
  const pay = (to: SpawnedApi) =>
    sendCall(to.url, shopper.bearer, postCreditCard, { body }, { 'idempotency-key': 'kapandi-0001' })
  const first = await spawnApi(env)
  bank.onPayment = () => first.kill()
  await expect(pay(first)).rejects.toThrow('fetch failed')
  await first.ended

  const second = await spawnApi(env)
  bank.onPayment = undefined
  bank.target = second.bankUrl
  const answers = await Promise.all([pay(second), pay(second)])
  second.kill()
  await second.ended
  expect(answers.map(({ status }) => status)).toEqual([200, 200])

  const after = await open()
  const { db } = after.deps
  const orders = await db.selectFrom('orders').select(['number', 'status']).execute()
  expect(orders).toEqual([{ number: answers[0]?.data.order_id, status: 'awaiting_payment' }])
  expect(answers[1]?.data).toEqual(answers[0]?.data)
  expect(await db.selectFrom('product_stock').select('stock').execute()).toEqual([{ stock: 7 }])
  expect(await bankBooks(db).selectFrom('bank.payments').select('status').execute()).toEqual([{ status: 'waiting' }])
})

// security.md 48, 53. No browser returns for the payment, so the next start must ask the bank.
test('a start settles what was left open, and mails it', async () => {
  const before = await open()
  await insertShop(before.deps.db, { id: 1 })
  await insertProduct(before.deps.db, { id: 1 })
  const shopper = await makeShopper(before)
  await shopper.add(1)
  const { order_id, payment_id, redirect_url } = await shopper.start('stranded')
  await confirmAtBank(before, redirect_url)
  const earlier = new Date(Date.now() - 5 * 60_000)
  await before.deps.db.updateTable('payments').set({ created_at: earlier }).where('id', '=', payment_id).execute()
  await close()

  const started = await spawnApi({ DATA_DIR: dataDir })
  const lastOrder = async () =>
    (await sendCall(started.url, shopper.bearer, postLastOrder, { body: {} })).data.last_order_id
  await expect.poll(lastOrder, { timeout: 20_000 }).toBe(order_id)
  const outbox = () => readdirSync(join(dataDir, 'outbox')).join(' ')
  await expect.poll(outbox, { timeout: 20_000 }).toContain(`siparisiniz-alindi-${order_id.toLowerCase()}.eml`)
  started.kill()
  await started.ended
})

/**
 * A proxy between the API and the bank. It forwards every request, except that `onPayment` replaces `/payments` if set.
 */
async function bankInBetween() {
  const port = await freePort()
  const between: { url: string; target: string; onPayment: (() => void) | undefined } = {
    url: `http://127.0.0.1:${port}`,
    target: '',
    onPayment: undefined,
  }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (between.onPayment && request.url === '/payments') return between.onPayment()
    const { 'content-type': type = '', 'x-time': time = '', 'x-signature': signature = '' } = request.headers
    const headers = { 'content-type': type, 'x-time': String(time), 'x-signature': String(signature) }
    const passed = await fetch(`${between.target}${request.url ?? ''}`, { method: 'POST', headers, body })
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text())
  })
  proxy = server
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return between
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
