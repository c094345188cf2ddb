import { createHash } from 'node:crypto'
import { cardBrand, isCardNumber, luhn } from '@market/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atBank, confirmAtBank, smsCode } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { signFields } from './signature.ts'
import { issuerOf, testCards } from './test-cards.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 1000 } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  await shopper.add(1)
})

const card = { number: testCards[0]?.number ?? '', name: 'Elif Karaca', month: '12', year: '35', cvc: '918' }
const send = async (body: object, origin: string | undefined = api.deps.config.siteUrl) => {
  const response = await fetch(api.provider.tokenizerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(origin && { origin }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

describe('test cards', () => {
  test('are of the brands the shop takes, valid and told apart', () => {
    expect(new Set(testCards.map(({ brand }) => brand))).toEqual(new Set(['visa', 'mastercard', 'troy', 'amex']))
    for (const { number, brand } of testCards) {
      expect(isCardNumber(number) && luhn(number)).toBe(true)
      expect(cardBrand(number)).toBe(brand)
      expect(issuerOf(number.slice(0, 6))).toBe('Deneme Bankası')
    }
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length)
    expect(issuerOf('411111')).toBeNull()
  })
})

describe('the tokenizer', () => {
  test('is open to the shop alone', async () => {
    const preflight = await fetch(api.provider.tokenizerUrl, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(api.deps.config.siteUrl)
    expect((await send(card)).headers.get('access-control-allow-origin')).toBe(api.deps.config.siteUrl)
    expect((await send(card, 'https://kotu.example')).status).toBe(403)
  })
  test.each([
    [{ number: '4111111111111112' }, 'Kart numarası geçersiz'],
    [{ name: 'Elif' }, 'ad soyad'],
    [{ month: '13' }, 'Son kullanma'],
    [{ year: '20' }, 'süresi dolmuş'],
    [{ cvc: '12' }, 'CVC'],
    [{ number: '4111111111111111' }, 'deneme kartlarını'],
    [{ pan: '1' }, 'geçersiz'],
  ])('refuses %o', async (wrong, message) => {
    expect(await send({ ...card, ...wrong })).toMatchObject({
      status: 422,
      success: false,
      err_msg: expect.stringContaining(message),
    })
  })
  test('keeps neither number nor code anywhere', async () => {
    expect((await send(card)).data.token).toMatch(/^[\w-]{32}$/)
    const started = await shopper.start()
    await confirmAtBank(api, started.redirect_url)
    const tables = await sql<{
      name: string
    }>`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables where table_schema in ('public', 'bank')`.execute(api.deps.db)
    for (const { name } of tables.rows) {
      const { rows } = await sql`select * from ${sql.raw(name)}`.execute(api.deps.db)
      expect(JSON.stringify(rows)).not.toContain(card.number)
      expect(JSON.stringify(rows)).not.toContain('"918"')
    }
    expect(started.redirect_url).not.toContain(card.number.slice(6, 12))
  })
})

describe('the merchant calls', () => {
  test('answer only what is signed, for that call, lately', async () => {
    const { bankUrl, secrets } = api.deps.config
    const { payment_id } = await shopper.start()
    const body = JSON.stringify({ merchant_reference: payment_id })
    const now = api.deps.clock.now().getTime()
    const ask = async (path: string, time: number, signature: (time: string) => string) => {
      const headers = {
        'content-type': 'application/json',
        'x-time': String(time),
        'x-signature': signature(String(time)),
      }
      return (await fetch(`${bankUrl}${path}`, { method: 'POST', headers, body })).status
    }
    const signed =
      (path: string, secret = secrets.bank) =>
      (time: string) =>
        signFields(secret, path, { time, body })
    const inquire = '/payments/inquire'
    expect(await ask(inquire, now, signed(inquire))).toBe(200)
    expect(await ask(inquire, now, () => '')).toBe(401)
    expect(await ask(inquire, now, signed(inquire, 'x'))).toBe(401)
    expect(await ask('/payments/refund', now, signed(inquire))).toBe(401)
    expect(await ask(inquire, now - 600_000, signed(inquire))).toBe(401)
    expect(await ask('/payments/refund', now, signed('/payments/refund'))).toBe(409)
  })
  test('a token is good for one payment', async () => {
    const { data } = await send(card)
    const pay = (id: string) =>
      api.provider.start({
        id,
        instrument: { kind: 'card', cardToken: data.token, firstDigits: null, scheme: 'card' },
        amount: 100 as never,
        installment: 1,
      })
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const started = await pay(first)
    expect(await pay(first)).toEqual(started)
    expect(await pay(second)).toMatchObject({ ok: false, failure: { kind: 'refused' } })
  })
})

describe('the page on which the shopper confirms', () => {
  test('shows merchant, amount and masked card, and runs only its own script and style', async () => {
    const started = await shopper.start()
    const response = await fetch(started.redirect_url)
    const html = await response.text()
    for (const shown of [
      'Güvercin',
      '149,90 TL',
      `•••• •••• •••• ${card.number.slice(-4)}`,
      'Tek çekim',
      'autocomplete="one-time-code"',
      'lang="tr"',
    ])
      expect(html).toContain(shown)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
    expect(html).not.toMatch(/<script|style="/)
    const end = await atBank(started.redirect_url, { action: 'cancel' })
    const script = /<script>([^]*?)<\/script>/.exec(end.html)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  })
  test('three wrong codes refuse, and the right one then comes too late', async () => {
    const { redirect_url } = await shopper.start()
    const right = smsCode(api)
    const wrong = right === '000000' ? '000001' : '000000'
    expect((await atBank(redirect_url, { action: 'confirm', code: wrong })).html).toContain('2 deneme')
    expect((await atBank(redirect_url, { action: 'confirm', code: wrong })).html).toContain('1 deneme')
    const third = await atBank(redirect_url, { action: 'confirm', code: wrong })
    expect(third.back?.fields).toMatchObject({ status: 'refused' })
    const late = await atBank(redirect_url, { action: 'confirm', code: right })
    expect(late.back?.fields).toMatchObject({ status: 'refused' })
  })
  test('a new code replaces the old one', async () => {
    const { redirect_url } = await shopper.start()
    const old = smsCode(api)
    api.advance(1_000)
    await atBank(redirect_url, { action: 'resend' })
    const fresh = smsCode(api)
    if (old !== fresh) expect((await atBank(redirect_url, { action: 'confirm', code: old })).html).toContain('hatalı')
    const page = await atBank(redirect_url, { action: 'confirm', code: fresh })
    expect(page.back?.fields).toMatchObject({ status: 'captured' })
    expect((await atBank(redirect_url)).back?.fields).toMatchObject({ status: 'captured' })
  })
  test('an address that nobody was given shows no payment', async () => {
    expect((await atBank(`${api.deps.config.bankUrl}/3ds/bilinmeyen`)).status).toBe(404)
    expect((await atBank(`${api.deps.config.bankUrl}/3ds/bilinmeyen`, { code: '1' })).status).toBe(404)
  })
})
