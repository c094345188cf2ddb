import { PGlite } from '@electric-sql/pglite'
import { bankCalls, signFields } from '@market/bank-protocol'
import { makeLog, type ServerTimeouts } from '@market/server'
import { Kysely, PGliteDialect } from 'kysely'
import type { BankDatabase, BankTables } from '../bank-tables.ts'
import { testCards } from '../cards/test-cards.ts'
import { startBank } from '../start-bank.ts'

export const merchantOrigin = 'http://shop.test'
export const typedCard = {
  number: testCards[0]?.number ?? '',
  name: 'Elif Karaca',
  month: '12',
  year: '35',
  cvc: '918',
}
const secret = 'shared by bank and merchant'
/** The bank's code in an SMS. */
const codePattern = /\b\d{6}\b/

/** Starts a bank with an empty database and without a shop. */
export async function startTestBank(more: { readonly timeouts?: ServerTimeouts } = {}) {
  const pglite = await PGlite.create({ parsers: { 20: Number } })
  const db: BankDatabase = new Kysely<BankTables>({ dialect: new PGliteDialect({ pglite }) })
  const sent: string[] = []
  const bank = await startBank({
    ...more,
    db,
    clock: { now: () => new Date() },
    log: makeLog('api', 'silent'),
    host: '127.0.0.1',
    port: 0,
    url: '',
    secret,
    merchant: { name: 'Güvercin', origin: merchantOrigin },
    sendSms: ({ text }) => sent.push(text),
  })
  /** Sends a signed request like the merchant's server. */
  const ask = async (
    path: string,
    body: object,
    { time = Date.now(), sign = signFields.bind(undefined, secret, path) }: Asking = {},
  ) => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'x-time': String(time),
      'x-signature': sign({ time: String(time), body: text }),
    }
    const response = await fetch(`${bank.url}${path}`, { method: 'POST', headers, body: text })
    return { status: response.status, data: await response.json() }
  }
  /** Sends a card like the shopper's browser. */
  const tokenize = async (body: object = typedCard, origin = merchantOrigin) => {
    const response = await fetch(`${bank.url}/tokenize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, ...(await response.json()) }
  }
  const start = async (token: string, id: string = crypto.randomUUID(), keptCard: string | null = null) => {
    const { data } = await ask(bankCalls.start.path, {
      merchant_reference: id,
      kind: 'card',
      token,
      kept_card: keptCard,
      scheme: 'card',
      title: '',
      bin: null,
      amount: 14_990,
      installment: 1,
      return_url: `${merchantOrigin}/back`,
      callback_url: `${bank.url}/nowhere`,
    })
    return data
  }
  return {
    ...bank,
    db,
    ask,
    tokenize,
    start,
    /** Starts a payment that waits for its code. */
    waiting: async () => start((await tokenize()).data.token),
    newestCode: () => codePattern.exec(sent.at(-1) ?? '')?.[0] ?? '',
    /** Saves the card of a payment at the merchant's request. */
    keep: async (id: string) => (await ask(bankCalls.keepCard.path, { merchant_reference: id })).data,
    stop: async () => {
      await bank.stop()
      await db.destroy()
    },
  }
}
export type TestBank = Awaited<ReturnType<typeof startTestBank>>

interface Asking {
  readonly time?: number
  readonly sign?: (fields: Readonly<Record<string, string>>) => string
}

/** Opens a page of the bank or sends its form; `back` is the redirect to the shop. */
export async function atBank(url: string, form?: Readonly<Record<string, string>>) {
  const response = await fetch(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {})
  const html = await response.text()
  const hidden = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  const back = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
  return { status: response.status, headers: response.headers, html, back }
}
