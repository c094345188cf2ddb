import { readFileSync } from 'node:fs'
import { phonePhoto } from '@market/api/testing'
import { p95 } from '@market/api/p95'
import {
  type DeskCall,
  getAudit,
  getDeskOrder,
  getDisputes,
  getMessages,
  getOfficeToday,
  getOrders,
  getPackage,
  getPackages,
  getReturn,
  getReturns,
  getSellers,
  getSellerToday,
  postAccept,
  postDisputePhoto,
  postReturn,
  postUnsupplied,
} from '@market/contract/counter'
import { cursorOf, openDatabase } from '@market/database'
import { isoDayText } from '@market/domain/kernel'
import { sql } from 'kysely'
import { makeSale, passDaysUntil, type Sale } from '../testing/sale.ts'
import { type DeskClient, type Loose, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

/** 95th percentiles in ms of one list of a panel, with few and with many orders. */
export interface ListCost {
  readonly what: string
  readonly smallMs: number
  readonly largeMs: number
}
interface Question {
  readonly by: 'seller' | 'office'
  readonly call: DeskCall
  readonly ask: (of: Numbers, round: number) => Loose
}
/** Numbers, addresses and cursors of the copied orders, by which questions ask for them. */
interface Numbers {
  readonly orders: readonly string[]
  readonly packages: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly tracking: readonly string[]
  /** Mail address of a person with few rows in the audit. */
  readonly person: string
  /** A day of half a year ago, `YYYY-MM-DD`. */
  readonly day: string
  /** A cursor into the middle of the seller's delivered packages. */
  readonly middle: string
}

const rounds = 100
const shops = Array.from({ length: 200 }, (_, index) => index + 1)

/**
 * Asks both panels' lists of two databases in turn, so that other load on the machine affects both: one has `small`
 * orders, the other `large` ones. The seller has three tenths of all orders.
 */
export async function benchLists(
  small: { readonly url: string; readonly orders: number },
  large: { readonly url: string; readonly orders: number },
  say: (text: string) => void,
): Promise<readonly ListCost[]> {
  const few = await openShop(small, say)
  const many = await openShop(large, say)
  try {
    const costs: ListCost[] = []
    for (const [what, question] of Object.entries(questions)) {
      const times: { readonly few: number; readonly many: number }[] = []
      for (let round = -5; round < rounds; round += 1) {
        const took = { few: await few.time(question, round), many: await many.time(question, round) }
        // The first rounds warm the databases.
        if (round >= 0) times.push(took)
      }
      costs.push({ what, smallMs: p95(times.map((one) => one.few)), largeMs: p95(times.map((one) => one.many)) })
    }
    return costs
  } finally {
    await few.stop()
    await many.stop()
  }
}

const pick = (all: readonly string[], round: number) => all[Math.abs(round) % all.length] ?? ''
const tabOf = (tab: string): Question => ({ by: 'seller', call: getPackages, ask: () => ({ query: { tab } }) })
const search = (kind: 'orders' | 'emails' | 'phones' | 'tracking'): Question => ({
  by: 'office',
  call: getOrders,
  ask: (of, round) => ({ query: { q: pick(of[kind], round) } }),
})
const questions: Readonly<Record<string, Question>> = {
  'seller: today': { by: 'seller', call: getSellerToday, ask: () => ({}) },
  'seller: new packages': tabOf('new'),
  'seller: packages in preparation': tabOf('preparing'),
  'seller: delivered packages': tabOf('delivered'),
  'seller: delivered packages from the middle': {
    by: 'seller',
    call: getPackages,
    ask: ({ middle: after }) => ({ query: { tab: 'delivered', after } }),
  },
  'seller: late packages': { by: 'seller', call: getPackages, ask: () => ({ query: { due: 'overdue' } }) },
  'seller: packages by order number': {
    by: 'seller',
    call: getPackages,
    ask: ({ orders }, round) => ({ query: { q: pick(orders, round) } }),
  },
  'seller: one package': {
    by: 'seller',
    call: getPackage,
    ask: ({ packages }, round) => ({ params: { id: pick(packages, round) } }),
  },
  'seller: arrived returns': { by: 'seller', call: getReturns, ask: () => ({ query: { tab: 'arrived' } }) },
  'seller: ended returns': { by: 'seller', call: getReturns, ask: () => ({ query: { tab: 'done' } }) },
  'seller: messages': { by: 'seller', call: getMessages, ask: () => ({}) },
  'office: today': { by: 'office', call: getOfficeToday, ask: () => ({}) },
  'office: newest orders': { by: 'office', call: getOrders, ask: () => ({}) },
  'office: orders by number': search('orders'),
  'office: orders by mail address': search('emails'),
  'office: orders by mobile number': search('phones'),
  'office: orders by tracking number': search('tracking'),
  'office: one order': {
    by: 'office',
    call: getDeskOrder,
    ask: ({ orders }, round) => ({ params: { number: pick(orders, round) } }),
  },
  'office: sellers': { by: 'office', call: getSellers, ask: () => ({}) },
  'office: disputes': { by: 'office', call: getDisputes, ask: () => ({}) },
  'office: audit': { by: 'office', call: getAudit, ask: () => ({}) },
  'office: audit of a shop': { by: 'office', call: getAudit, ask: () => ({ query: { shop: '1' } }) },
  'office: audit of an action': { by: 'office', call: getAudit, ask: () => ({ query: { action: 'package.ship' } }) },
  'office: audit of an order': {
    by: 'office',
    call: getAudit,
    ask: ({ orders }, round) => ({ query: { subject: pick(orders, round) } }),
  },
  'office: audit of a person': { by: 'office', call: getAudit, ask: ({ person }) => ({ query: { person } }) },
  'office: audit of a day': {
    by: 'office',
    call: getAudit,
    ask: ({ day }) => ({ query: { from: day, to: day } }),
  },
}

async function openShop(
  { url, orders }: { readonly url: string; readonly orders: number },
  say: (text: string) => void,
) {
  const shop = await startTestCounter({ databaseUrl: url }, { shops, checkAnswers: false })
  const begun = performance.now()
  await makeSamples(shop)
  await copyOrders(shop, url, orders)
  say(`${orders.toLocaleString('en')} orders after ${Math.round((performance.now() - begun) / 1000)} s`)
  const by: Readonly<Record<Question['by'], DeskClient>> = {
    seller: await shop.member('operasyon'),
    office: await shop.member('destek'),
  }
  const numbers = await readNumbers(shop, by.seller)
  return {
    stop: () => shop.stop(),
    async time({ by: who, call, ask }: Question, round: number): Promise<number> {
      const input = ask(numbers, round)
      const from = performance.now()
      const { status, message } = await by[who].call(call, input)
      const ms = performance.now() - from
      if (status !== 200) throw new Error(`${call.path} ${JSON.stringify(input)}: ${status} ${message}`)
      return ms
    },
  }
}

/** One order in each state that packages and returns have, and its name in `bench_samples`. */
async function makeSamples(shop: TestCounter): Promise<void> {
  const { db } = shop.api.deps
  await sql`create table bench_samples (state text primary key, order_id uuid not null)`.execute(db)
  const name = (state: string, { number }: Sale) =>
    sql`insert into bench_samples select ${state}, id from orders where number = ${number}`.execute(db)
  for (const state of ['returned', 'disputed', 'arrived', 'awaited', 'delivered']) {
    const sale = await makeSale(shop)
    await sale.ship()
    await passDaysUntil(shop, async () => (await sale.read()).state === 'delivered')
    if (state !== 'delivered') await sendBack(shop, sale, state)
    await name(state, sale)
  }
  const [shipped, unsupplied, accepted, fresh] = [
    await makeSale(shop),
    await makeSale(shop),
    await makeSale(shop),
    await makeSale(shop),
  ]
  await shipped.ship()
  const { revision } = await unsupplied.read()
  const lines = [{ line: 1, units: 2 }]
  await unsupplied.packer.ask(postUnsupplied, { body: { id: unsupplied.id, revision, lines, reason: 'sold-out' } })
  const { id } = accepted
  await accepted.packer.ask(postAccept, {
    body: { packages: [{ id, revision: (await accepted.read()).revision }] },
  })
  await name('shipped', shipped)
  await name('unsupplied', unsupplied)
  await name('accepted', accepted)
  await name('new', fresh)
}
async function sendBack(shop: TestCounter, sale: Sale, state: string): Promise<void> {
  const { data, message } = await sale.giveBack(1, 13)
  const id = data?.cancel_id
  if (id === undefined) throw new Error(message)
  if (state === 'awaited') return
  const read = () => sale.packer.ask(getReturn, { params: { id } })
  await passDaysUntil(shop, async () => (await read()).state === 'arrived')
  const { revision } = await read()
  if (state === 'returned') await sale.packer.ask(postReturn, { params: { id }, body: { revision } })
  if (state !== 'disputed') return
  const { key } = await sale.packer.ask(postDisputePhoto, { params: { id }, file: await phonePhoto('#246', 400, 300) })
  const dispute = { reason: 'used' as const, note: 'Kutusu yok, kullanılmış', photos: [key] }
  await sale.packer.ask(postReturn, { params: { id }, body: { revision, dispute } })
}

async function copyOrders({ api }: TestCounter, url: string, wanted: number): Promise<void> {
  const text = readFileSync(new URL('copy-orders.sql', import.meta.url), 'utf8')
  const script = text.replaceAll(':wanted', String(wanted)).replaceAll(':now', api.deps.clock.now().toISOString())
  const database = await openDatabase({ url, dataDir: api.deps.config.dataDir, maxStatementMs: 3_600_000 })
  try {
    await sql.raw(script).execute(database.db)
    await sql`vacuum analyze`.execute(database.db)
  } finally {
    await database.close()
  }
}

async function readNumbers({ api }: TestCounter, seller: DeskClient): Promise<Numbers> {
  const { rows } = await sql<{
    readonly number: string
    readonly email: string
    readonly phone: string
    readonly id: string
    readonly tracking: string
  }>`select b.number, b.email, '0' || b.phone as phone, p.id, p.tracking_no as tracking from bench_orders b
    join parcels p on p.order_id = b.id where b.state = 'delivered' and b.shop = 1 order by md5(b.n::text) limit 50`.execute(
    api.deps.db,
  )
  const place = await sql<{ readonly due_on: string; readonly id: string }>`select due_on, id from parcels
    where shop_id = 1 and tab = 'delivered' order by due_on desc, id desc
    offset (select count(*) / 2 from parcels where shop_id = 1 and tab = 'delivered') limit 1`.execute(api.deps.db)
  const first = await seller.ask(getPackages, { query: { tab: 'delivered' } })
  if (!first.next) throw new Error('there is no second page of delivered packages')
  const { due_on, id } = place.rows[0] ?? { due_on: '', id: '' }
  return {
    orders: rows.map(({ number }) => number),
    packages: rows.map((row) => row.id),
    emails: rows.map(({ email }) => email),
    phones: rows.map(({ phone }) => phone),
    tracking: rows.map(({ tracking }) => tracking),
    person: seller.email,
    day: isoDayText(new Date(api.deps.clock.now().getTime() - 180 * 86_400_000)),
    middle: cursorOf(due_on, id),
  }
}
