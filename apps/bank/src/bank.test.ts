import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { bareHeaders, serverTimeouts } from '@market/server'
import { bankCalls, issuerOf, sandboxBankName, signFields } from '@market/bank-protocol'
import { cardBrand, isCardNumber, luhn } from '@market/domain/validation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBooks } from './books/make-books.ts'
import { testCards } from './cards/test-cards.ts'
import { atBank, merchantOrigin, startTestBank, type TestBank, typedCard } from './testing/start-test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await startTestBank()
})
afterAll(() => bank.stop())

// security.md 31.
test('every answer has every security header', async () => {
  const payment = await bank.waiting()
  const answers = [
    await fetch(`${bank.url}/tokenize`, { method: 'OPTIONS' }),
    await bank.tokenize(),
    await atBank(payment.redirect_url),
    await fetch(`${bank.url}/nowhere`),
  ]
  for (const { headers } of answers)
    for (const name of Object.keys(bareHeaders)) expect(headers.get(name)).not.toBeNull()
  const socket = connect(Number(new URL(bank.url).port), '127.0.0.1')
  socket.write('NONSENSE\r\n\r\n')
  const raw = await text(socket)
  for (const name of Object.keys(bareHeaders)) expect(raw).toContain(`\n${name}: `)
})

// security.md 43.
test('closes the connection of a client that sends its headers slowly', async () => {
  const short = await startTestBank({ timeouts: { ...serverTimeouts, headersMs: 100, checkMs: 50 } })
  const socket = connect(Number(new URL(short.url).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  expect(await text(socket)).toContain('408')
  await short.stop()
})

describe('test cards', () => {
  test('are valid, of each brand the shop accepts, and known as the bank’s own', () => {
    expect(new Set(testCards.map(({ brand }) => brand))).toEqual(new Set(['visa', 'mastercard', 'troy', 'amex']))
    for (const { number, brand } of testCards) {
      expect(isCardNumber(number) && luhn(number)).toBe(true)
      expect(cardBrand(number)).toBe(brand)
      expect(issuerOf(number.slice(0, 6))).toBe(sandboxBankName)
    }
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length)
    expect(issuerOf('411111')).toBeNull()
  })
})

describe('the tokenizer', () => {
  test('accepts calls only from the shop’s origin', async () => {
    const preflight = await fetch(`${bank.url}/tokenize`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(merchantOrigin)
    expect((await bank.tokenize()).headers.get('access-control-allow-origin')).toBe(merchantOrigin)
    expect((await bank.tokenize(typedCard, 'https://kotu.example')).status).toBe(403)
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
    expect(await bank.tokenize({ ...typedCard, ...wrong })).toMatchObject({
      status: 422,
      success: false,
      err_msg: expect.stringContaining(message),
    })
  })
})

describe('the merchant calls', () => {
  test('answer only a recent signature for the same call', async () => {
    const { reference, merchant_reference } = await bank.waiting()
    expect(reference).toMatch(/^[\w-]{32}$/)
    const body = { merchant_reference }
    const { inquire, refund } = bankCalls
    expect((await bank.ask(inquire.path, body)).status).toBe(200)
    expect((await bank.ask(inquire.path, body, { sign: () => '' })).status).toBe(401)
    const byAnother = signFields.bind(undefined, 'x', inquire.path)
    expect((await bank.ask(inquire.path, body, { sign: byAnother })).status).toBe(401)
    expect((await bank.ask(inquire.path, body, { time: Date.now() - 600_000 })).status).toBe(401)
    const response = await fetch(`${bank.url}${refund.path}`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
    expect((await bank.ask(refund.path, body)).status).toBe(409)
  })
  test('a signature is valid for one call only', async () => {
    const { merchant_reference } = await bank.waiting()
    const sign = (fields: Readonly<Record<string, string>>) =>
      signFields('shared by bank and merchant', bankCalls.inquire.path, fields)
    expect((await bank.ask(bankCalls.inquire.path, { merchant_reference }, { sign })).status).toBe(200)
    expect((await bank.ask(bankCalls.refund.path, { merchant_reference }, { sign })).status).toBe(401)
  })
  test('a token is good for one payment', async () => {
    const { data } = await bank.tokenize()
    const id = crypto.randomUUID()
    const started = await bank.start(data.token, id)
    expect(started.status).toBe('waiting')
    expect(await bank.start(data.token, id)).toEqual(started)
    expect(await bank.start(data.token)).toMatchObject({ status: 'refused' })
  })
})

describe('the page on which the shopper confirms', () => {
  test('shows merchant, amount and masked card, and runs only its own script and style', async () => {
    const { redirect_url } = await bank.waiting()
    const { html, headers } = await atBank(redirect_url)
    for (const shown of [
      'Güvercin',
      '149,90 TL',
      `•••• •••• •••• ${typedCard.number.slice(-4)}`,
      'Tek çekim',
      'autocomplete="one-time-code"',
      'lang="tr"',
    ])
      expect(html).toContain(shown)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
    expect(html).not.toMatch(/<script|style="/)
    const end = await atBank(redirect_url, { action: 'cancel' })
    const script = /<script>([^]*?)<\/script>/.exec(end.html)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  })
  test('has an icon that its policy allows', async () => {
    const { redirect_url } = await bank.waiting()
    const { html, headers } = await atBank(redirect_url)
    expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,%3Csvg[^"]+">/)
    expect(headers.get('content-security-policy')).toContain('img-src data:')
  })
  test('three wrong codes refuse, and the right one then comes too late', async () => {
    const { redirect_url } = await bank.waiting()
    const right = bank.newestCode()
    const wrong = right === '000000' ? '000001' : '000000'
    expect((await atBank(redirect_url, { action: 'confirm', code: wrong })).html).toContain('2 deneme')
    expect((await atBank(redirect_url, { action: 'confirm', code: wrong })).html).toContain('1 deneme')
    const third = await atBank(redirect_url, { action: 'confirm', code: wrong })
    expect(third.back).toMatchObject({ status: 'refused' })
    const late = await atBank(redirect_url, { action: 'confirm', code: right })
    expect(late.back).toMatchObject({ status: 'refused' })
  })
  test('a reload after a wrong code uses no attempt, because each form redirects', async () => {
    const { redirect_url } = await bank.waiting()
    const wrong = bank.newestCode() === '000000' ? '000001' : '000000'
    const post = (form: Readonly<Record<string, string>>) =>
      fetch(redirect_url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    const tried = await post({ action: 'confirm', code: wrong })
    expect(tried.status).toBe(303)
    const page = new URL(tried.headers.get('location') ?? '', redirect_url).href
    for (let load = 0; load < 3; load += 1) expect((await atBank(page)).html).toContain('2 deneme')
    expect((await atBank(redirect_url)).html).not.toContain('deneme hakkı')
    const right = await post({ action: 'confirm', code: bank.newestCode() })
    expect([right.status, right.headers.get('location')]).toEqual([303, new URL(redirect_url).pathname])
    expect((await atBank(redirect_url)).back).toMatchObject({ status: 'captured' })
  })
  test('a new code replaces the old one', async () => {
    const { redirect_url } = await bank.waiting()
    const old = bank.newestCode()
    await atBank(redirect_url, { action: 'resend' })
    const fresh = bank.newestCode()
    if (old !== fresh) expect((await atBank(redirect_url, { action: 'confirm', code: old })).html).toContain('hatalı')
    const page = await atBank(redirect_url, { action: 'confirm', code: fresh })
    expect(page.back).toMatchObject({ status: 'captured' })
    expect((await atBank(redirect_url)).back).toMatchObject({ status: 'captured' })
  })
  test('an unknown address is answered with 404', async () => {
    expect((await atBank(`${bank.url}/3ds/bilinmeyen`)).status).toBe(404)
    expect((await atBank(`${bank.url}/3ds/bilinmeyen`, { code: '1' })).status).toBe(404)
  })
})

describe('a saved card', () => {
  const paid = async (card: object = typedCard) => {
    const started = await bank.start((await bank.tokenize(card)).data.token)
    await atBank(started.redirect_url, { action: 'confirm', code: bank.newestCode() })
    return String(started.merchant_reference)
  }
  const last4 = typedCard.number.slice(-4)
  test('is saved after a confirmed payment, and has the same key when saved again', async () => {
    const id = await paid()
    const kept = await bank.keep(id)
    expect(kept).toMatchObject({ status: 'kept', card: { bin: '400000', last4, expiry: '12/2035' } })
    expect(await bank.keep(id)).toEqual(kept)
    expect(JSON.stringify(kept)).not.toContain(typedCard.number)
    const { merchant_reference } = await bank.waiting()
    expect(await bank.keep(merchant_reference)).toMatchObject({ status: 'refused' })
    expect(await bank.keep('hiç')).toMatchObject({ status: 'refused' })
  })
  test('pays again and again, each time confirmed by its holder', async () => {
    const { key } = (await bank.keep(await paid())).card
    for (const id of [crypto.randomUUID(), crypto.randomUUID()]) {
      const started = await bank.start('', id, key)
      expect(started).toMatchObject({ status: 'waiting', card: { last4 } })
      expect(await bank.start('', id, key)).toEqual(started)
      const { html } = await atBank(started.redirect_url)
      expect(html).toContain(last4)
      const end = await atBank(started.redirect_url, { action: 'confirm', code: bank.newestCode() })
      expect(end.back).toMatchObject({ status: 'captured' })
    }
  })
  test('starts one payment for two simultaneous requests', async () => {
    const { key } = (await bank.keep(await paid())).card
    const id = crypto.randomUUID()
    const [one, other] = await Promise.all([bank.start('', id, key), bank.start('', id, key)])
    expect(one).toEqual(other)
  })
  test('cannot pay after it is deleted, and cannot be saved again from its payment', async () => {
    const id = await paid()
    const { key } = (await bank.keep(id)).card
    const forget = () => bank.ask(bankCalls.forgetCard.path, { key })
    expect((await forget()).data).toEqual({ status: 'done' })
    expect((await forget()).data).toEqual({ status: 'done' })
    expect(await bank.start('', crypto.randomUUID(), key)).toMatchObject({ status: 'refused' })
    expect(await bank.keep(id)).toMatchObject({ status: 'refused' })
    const rows = await bank.db.selectFrom('bank.kept_cards').selectAll().where('key', '=', key).execute()
    expect(rows).toMatchObject([{ bin: '', last4: '', expiry: '' }])
  })
  test('is refused after its expiry without asking the holder', async () => {
    const { key } = (await bank.keep(await paid())).card
    await bank.db.updateTable('bank.kept_cards').set({ expiry: '01/2020' }).where('key', '=', key).execute()
    expect(await bank.start('', crypto.randomUUID(), key)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('süresi dolmuş'),
    })
  })
})

describe('the books', () => {
  test('contain neither card numbers nor security codes', async () => {
    const { redirect_url } = await bank.waiting()
    await atBank(redirect_url, { action: 'confirm', code: bank.newestCode() })
    for (const table of ['card_tokens', 'kept_cards', 'payments', 'refunds', 'payouts']) {
      const { rows } = await sql`select * from ${sql.id('bank', table)}`.execute(bank.db)
      expect(JSON.stringify(rows)).not.toContain(typedCard.number)
      expect(JSON.stringify(rows)).not.toContain('"918"')
    }
  })
  test('keep their rows when their tables are made again', async () => {
    await bank.waiting()
    const count = () =>
      bank.db
        .selectFrom('bank.payments')
        .select((all) => all.fn.countAll<number>().as('rows'))
        .executeTakeFirst()
    const before = await count()
    await makeBooks(bank.db)
    expect(await count()).toEqual(before)
  })
})
