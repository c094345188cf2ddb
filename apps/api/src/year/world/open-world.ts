import { makeLog } from '@market/server'
import { sql } from 'kysely'
import { doInOffice } from '../../office/run-office.ts'
import type { Config } from '../../platform/config/config.ts'
import type { MailToSend } from '../../platform/mail/deliver-outbox.ts'
import { type RunningApi, startApi } from '../../start-api.ts'
import { jobsOf } from '../../wiring/jobs.ts'
import { type Dice, makeDice } from '../plan/dice.ts'
import type { Plan } from '../plan/plan.ts'
import { type Bank, makeBankMood } from './bank-mood.ts'
import type { Clue } from './clue.ts'
import { type History, makeHistory } from './history.ts'
import { type Letter, makeNetwork } from './network.ts'
import type { Store } from './open-store.ts'
import { seedProcess } from './seed-process.ts'
import { makeTimetable, type Timetable } from './timetable.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Where the shop answers. No socket is asked. */
export const shopUrl = 'http://api.year'
const bankUrl = 'http://bank.year'

/** Faults that a year's faults switch on and off. */
interface Trouble {
  /** Answers of the shop to writes that are lost on their way from now on. */
  lost: number
  /** The answer that was lost last. */
  lastLost: { readonly status: number; readonly body: string } | undefined
  /** Statements after which the process of the next write ends. */
  endsAfter: number | undefined
  /** The same for the next job. */
  jobEndsAfter: number | undefined
  /** How far the shop's clock is off, in ms. */
  clockOff: number
  /** Nothing runs in the background. */
  idle: boolean
  /** The mail server takes nothing. */
  mailDown: boolean
}

/** A shop with its bank, its carrier and its mailboxes in one process, and a clock that jumps. */
export interface World {
  readonly plan: Plan
  readonly store: Store
  readonly time: Timetable
  readonly history: History
  readonly dice: Dice
  readonly trouble: Trouble
  readonly bank: Bank
  /** Broken promises that the year has met so far. */
  readonly clues: readonly Clue[]
  /** Orders by number, with the mailbox of their buyer and the sum that was agreed, in kuruş. */
  readonly orders: Map<string, { readonly email: string; readonly total: number }>
  /** Units that the shelves were given, by `product:combination`. */
  readonly delivered: Map<string, number>
  /** Calls that somebody has made. */
  readonly calls: Set<string>
  /** Notes a broken promise. */
  accuse(oracle: string, text: string): void
  /** The running API; another one after a process has ended. */
  api(): RunningApi
  now(): Date
  /** Runs an operator's command; returns its output, or undefined if it was refused. */
  office(...args: readonly string[]): Promise<string | undefined>
  runJob(name: string): Promise<void>
  /** Runs jobs that end what people have begun, or all but the rare ones, unless nothing runs in the background. */
  runJobs(which: 'urgent' | 'all'): Promise<void>
  /** Mails that arrived in a mailbox, oldest first. */
  mailsTo(email: string): readonly MailToSend[]
  mails(): readonly MailToSend[]
  close(): Promise<void>
}

/** The first midnight of a year, Turkish time: days of the week and months differ from seed to seed. */
const startOf = (dice: Dice) => Date.parse('2027-01-01T00:00:00+03:00') + dice.whole(0, 364) * day

export async function openWorld(store: Store, plan: Plan, log?: (line: string) => void): Promise<World> {
  const dice = makeDice(plan.seed, 'world')
  const time = makeTimetable(startOf(dice))
  const history = makeHistory(log)
  const clues: Clue[] = []
  const trouble: Trouble = {
    lost: 0,
    lastLost: undefined,
    endsAfter: undefined,
    jobEndsAfter: undefined,
    clockOff: 0,
    idle: false,
    mailDown: false,
  }
  seedProcess(makeDice(plan.seed, 'process'))
  Object.assign(store.life, { left: undefined, dead: false, now: () => time.now() + trouble.clockOff })
  const clock = { now: () => new Date(time.now() + trouble.clockOff) }
  const post: MailToSend[] = []
  const bank = makeBankMood({ time, history, shopUrl, bankUrl })
  let api: RunningApi
  let restarts: Promise<void> | undefined

  const network = makeNetwork({
    before(letter) {
      if (isWrite(letter) && trouble.endsAfter !== undefined) {
        store.life.left = trouble.endsAfter
        trouble.endsAfter = undefined
      }
      return bank.before(letter)
    },
    async after(letter, answer) {
      store.life.left = undefined
      if (store.life.dead && letter.url.origin === shopUrl) {
        history.tell(time.now(), 'the shop', `ends in the middle of ${letter.method} ${letter.url.pathname}`)
        await restart()
        throw new TypeError('the connection was closed')
      }
      if (isWrite(letter) && trouble.lost > 0) {
        trouble.lost -= 1
        trouble.lastLost = { status: answer.status, body: await answer.clone().text() }
        history.tell(time.now(), 'the network', `loses the answer to ${letter.method} ${letter.url.pathname}`)
        throw new TypeError('the answer was lost')
      }
    },
  })
  bank.deliverBy(network.fetch)
  globalThis.fetch = network.fetch
  const config = configOf(store, plan)

  async function start(): Promise<void> {
    store.life.dead = false
    api = await startApi(
      config,
      { clock, log: makeLog('api', 'silent') },
      { checkAnswers: true, jobs: false, database: store.database, origin: shopUrl },
    )
    network.serve(shopUrl, api.app)
    network.serve(bankUrl, api.bank.app)
  }
  async function restart(): Promise<void> {
    await (restarts ??= api.stop().then(start))
    restarts = undefined
  }
  await store.empty()
  await start()

  const transport = async (mail: MailToSend) => {
    if (trouble.mailDown) throw new Error('the mail server takes nothing')
    post.push(mail)
  }
  const world: World = {
    plan,
    store,
    time,
    history,
    dice,
    trouble,
    bank,
    clues,
    orders: new Map(),
    delivered: new Map(),
    calls: new Set(),
    accuse: (oracle, text) => void clues.push({ oracle, text, at: time.now(), told: history.story().length }),
    api: () => api,
    now: () => new Date(time.now()),
    async office(...args) {
      const done = await doInOffice(api.deps, args, api.provider)
      const said = done.ok ? done.value : done.failure
      history.event(time.now(), 'office', args.join(' '), said)
      history.tell(time.now(), 'the office', `${args.join(' ')} → ${said.split('\n')[0]}`)
      return done.ok ? done.value : undefined
    },
    async runJob(name) {
      const job = jobsOf(api.deps, api.provider, transport).find((one) => one.name === name)
      if (!job) throw new Error(`there is no job ${name}`)
      const sent = post.length
      // Papers of mails are set as PDF by threads, which takes longer than the rest of an order.
      if (name === 'mail') await sql`update mails set attachments = '[]' where sent_at is null`.execute(api.deps.db)
      store.life.left = trouble.jobEndsAfter
      trouble.jobEndsAfter = undefined
      try {
        await job.work()
        // Mails of one moment are in no order.
        for (const { recipient, subject } of post.slice(sent).toSorted(byRecipient))
          history.event(time.now(), 'post', recipient, subject)
      } catch (error) {
        if (!store.life.dead)
          world.accuse('a job failed', `${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      store.life.left = undefined
      if (!store.life.dead) return
      history.tell(time.now(), 'the shop', `ends in the middle of the job ${name}`)
      await restart()
    },
    async runJobs(which) {
      if (trouble.idle) return
      for (const { name } of jobsOf(api.deps, api.provider, transport))
        if (!rareJobs.has(name) && (which === 'all' || urgentJobs.has(name))) await world.runJob(name)
    },
    mailsTo: (email) => post.filter(({ recipient }) => recipient === email),
    mails: () => post,
    async close() {
      await api.stop()
    },
  }
  return world
}

/** Jobs that people wait for. */
const urgentJobs = new Set(['mail', 'payments', 'refunds'])

/** Jobs of files and counts, which no promise of a year hangs on: they run once a day. */
export const rareJobs = new Set(['pictures', 'outbox', 'upkeep', 'facets', 'photos', 'draws', 'device sales', 'pushes'])

const byRecipient = (one: MailToSend, other: MailToSend) =>
  one.recipient.localeCompare(other.recipient) || one.subject.localeCompare(other.subject)

const isWrite = ({ method, url }: Letter) =>
  url.origin === shopUrl && method !== 'GET' && url.pathname !== '/eptnew/access-token'

function configOf(store: Store, { seed }: Plan): Config {
  const secret = (use: string) => `${use}-${seed}-`.padEnd(43, 'A')
  return {
    ...store.config,
    // Most seeds have a carrier by hand, who brings more parcels back than the simulated one.
    simulated: new Set([...store.config.simulated].filter((part) => part !== 'carrier' || seed % 4 === 0)),
    databaseUrl: store.kind === 'postgres' ? 'postgres:' : undefined,
    bankUrl,
    products: 0,
    drainMs: 0,
    answerMs: 120_000,
    anonymousTokens: 1_000_000,
    searchesPerMinute: 1_000_000,
    secrets: {
      token: secret('token'),
      listing: secret('listing'),
      code: secret('code'),
      bank: secret('bank'),
      data: secret('data'),
      data_before: [],
    },
  }
}
