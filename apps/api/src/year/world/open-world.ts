import type { OpenDatabase } from '@market/database'
import { makeLog } from '@market/server'
import { sql } from 'kysely'
import { doInOffice } from '../../office/run-office.ts'
import type { MailToSend } from '../../platform/mail/deliver-outbox.ts'
import { type RunningApi, startApi } from '../../start-api.ts'
import { type Job, jobsOf } from '../../wiring/jobs.ts'
import { type Dice, makeDice } from '../plan/dice.ts'
import type { Plan } from '../plan/plan.ts'
import { type Bank, makeBankMood } from './bank-mood.ts'
import type { Clue } from './clue.ts'
import { configOf } from './config-of.ts'
import { type History, makeHistory } from './history.ts'
import { isDiskFull } from './mortal-dialect.ts'
import { answerOf, type Letter, makeNetwork } from './network.ts'
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

/** A mail that arrived, and how many processes had ended before it. */
type SentMail = MailToSend & { readonly ends: number }

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
  /** Refunds that buyers were shown for returns, by request, in kuruş. */
  readonly shownRefunds: Map<string, { readonly number: string; readonly refund: number; readonly gift: number }>
  /** Units that the shelves were given, by `product:combination`. */
  readonly delivered: Map<string, number>
  /** Calls that somebody has made. */
  readonly calls: Set<string>
  /** Notes a broken promise. */
  accuse(oracle: string, text: string): void
  /** The running API; another one after a process has ended. */
  api(): RunningApi
  /** Starts a second process beside the first; both answer calls and run jobs, each while the other works. */
  startAnother(): Promise<void>
  /** Ends the older of two processes. */
  endOlder(): Promise<void>
  now(): Date
  /** Runs an operator's command; returns its output, or undefined if it was refused. */
  office(...args: readonly string[]): Promise<string | undefined>
  runJob(name: string): Promise<void>
  /** Runs jobs that end what people have begun, or all but the rare ones, unless nothing runs in the background. */
  runJobs(which: 'urgent' | 'all'): Promise<void>
  /** Mails that arrived in a mailbox, oldest first. */
  mailsTo(email: string): readonly SentMail[]
  mails(): readonly SentMail[]
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
  Object.assign(store.life, {
    left: undefined,
    dead: false,
    isFull: undefined,
    meanwhile: undefined,
    unitsMoved: true,
    now: () => time.now() + trouble.clockOff,
  })
  const clock = { now: () => new Date(time.now() + trouble.clockOff) }
  const post: SentMail[] = []
  let ends = 0
  const bank = makeBankMood({ time, history, shopUrl, bankUrl })
  let api: RunningApi
  /** The newer process during an upgrade. */
  let other: RunningApi | undefined
  /** The answer of the other process to the letter that is being answered. */
  let twin: Response | undefined
  const otherDice = makeDice(plan.seed, 'the other process')
  let restarts: Promise<void> | undefined

  const network = makeNetwork({
    before(letter) {
      const early = bank.before(letter)
      if (early || !isWrite(letter)) return early
      if (trouble.endsAfter !== undefined) {
        store.life.left = trouble.endsAfter
        trouble.endsAfter = undefined
      }
      meanwhileAnswering(letter)
      return undefined
    },
    async after(letter, answer) {
      if (letter.url.origin !== shopUrl) return
      Object.assign(store.life, { left: undefined, meanwhile: undefined })
      const same = twin
      twin = undefined
      if (store.life.dead) {
        history.tell(time.now(), 'the shop', `ends in the middle of ${letter.method} ${letter.url.pathname}`)
        await restart()
        throw new TypeError('the connection was closed')
      }
      if (same && same.ok !== answer.ok && !bank.down && !store.life.isFull)
        world.accuse(
          'pressing twice at once gives the same',
          `${letter.method} ${letter.url.pathname}: ${answer.status}, and ${same.status} ${await same.text()}`,
        )
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
  const config = configOf(store, plan, bankUrl)

  const startOn = (database: OpenDatabase) =>
    startApi(
      config,
      { clock, log: makeLog('api', 'silent') },
      { checkAnswers: true, jobs: false, database, origin: shopUrl },
    )
  async function start(): Promise<void> {
    store.life.dead = false
    api = await startOn(store.database)
    network.serve(shopUrl, api.app)
    network.serve(bankUrl, api.bank.app)
  }
  /** A process that finds no room on the disk at its start is started until it does. */
  async function withRoom(step: () => Promise<void>): Promise<void> {
    const { isFull } = store.life
    store.life.isFull = undefined
    await step()
    store.life.isFull = isFull
  }
  async function restart(): Promise<void> {
    ends += 1
    await (restarts ??= withRoom(async () => {
      await Promise.all([api.stop(), other?.stop()])
      other = undefined
      await start()
    }))
    restarts = undefined
  }
  await store.empty()
  await start()

  const transport = async (mail: MailToSend) => {
    if (trouble.mailDown) throw new Error('the mail server takes nothing')
    post.push({ ...mail, ends })
  }
  const jobs = new WeakMap<RunningApi, readonly Job[]>()
  function jobsIn(of: RunningApi): readonly Job[] {
    const those = jobs.get(of) ?? jobsOf(of.deps, of.provider, transport)
    jobs.set(of, those)
    return those
  }
  let noted = 0
  async function work(of: RunningApi, name: string): Promise<void> {
    const job = jobsIn(of).find((one) => one.name === name)
    if (!job) throw new Error(`there is no job ${name}`)
    try {
      // Papers of mails are set as PDF by threads, which takes longer than the rest of an order.
      if (name === 'mail') await sql`update mails set attachments = '[]' where sent_at is null`.execute(of.deps.db)
      await job.work()
    } catch (error) {
      if (!store.life.dead && !isDiskFull(error))
        world.accuse('a job failed', `${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    // Mails of one moment are in no order.
    for (const { recipient, subject } of post.slice(noted).toSorted(byRecipient))
      history.event(time.now(), 'post', recipient, subject)
    noted = post.length
  }
  /** While the first process answers, the other one runs a job, or gets the same letter: somebody pressed twice. */
  function meanwhileAnswering(letter: Letter): void {
    const of = other
    if (!of) return
    const isTwice = letter.headers['idempotency-key'] !== undefined && otherDice.chance(0.4)
    const name = otherDice.pick([...urgentJobs])
    store.life.meanwhile = {
      left: otherDice.whole(0, 5),
      act: async () => {
        if (isTwice) twin = await answerOf(of.app, letter)
        else await work(of, name)
      },
    }
  }
  /** Only the mails are sent by two processes at once; another job runs in one of them at a time. */
  function meanwhileWorking(name: string): void {
    const of = other
    if (!of) return
    const next = otherDice.pick([...urgentJobs].filter((one) => one === 'mail' || one !== name))
    store.life.meanwhile = { left: otherDice.whole(0, 9), act: () => work(of, next) }
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
    shownRefunds: new Map(),
    delivered: new Map(),
    calls: new Set(),
    accuse: (oracle, text) => void clues.push({ oracle, text, at: time.now(), told: history.story().length }),
    api: () => api,
    now: () => new Date(time.now()),
    async office(...args) {
      const done = await doInOffice(api.deps, args, api.provider).catch((error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error)
        if (!isDiskFull(error)) world.accuse('a command of the office failed', `${args.join(' ')}: ${failure}`)
        return { ok: false, failure } as const
      })
      const said = done.ok ? done.value : done.failure
      history.event(time.now(), 'office', args.join(' '), said)
      history.tell(time.now(), 'the office', `${args.join(' ')} → ${said.split('\n')[0]}`)
      return done.ok ? done.value : undefined
    },
    async startAnother() {
      if (other) return
      await withRoom(async () => {
        other = await startOn(store.another())
        network.serve(shopUrl, api.app, other.app)
        network.serve(bankUrl, other.bank.app)
      })
      history.tell(time.now(), 'the shop', 'starts a second process')
    },
    async endOlder() {
      if (!other) return
      const older = api
      api = other
      other = undefined
      network.serve(shopUrl, api.app)
      await older.stop()
      history.tell(time.now(), 'the shop', 'ends the older process')
    },
    async runJob(name) {
      store.life.left = trouble.jobEndsAfter
      trouble.jobEndsAfter = undefined
      meanwhileWorking(name)
      await work(api, name)
      Object.assign(store.life, { left: undefined, meanwhile: undefined })
      if (other && !store.life.dead) await work(other, name)
      if (!store.life.dead) return
      history.tell(time.now(), 'the shop', `ends in the middle of the job ${name}`)
      await restart()
    },
    async runJobs(which) {
      if (trouble.idle) return
      for (const { name } of jobsIn(api))
        if (!rareJobs.has(name) && (which === 'all' || urgentJobs.has(name))) await world.runJob(name)
    },
    mailsTo: (email) => post.filter(({ recipient }) => recipient === email),
    mails: () => post,
    async close() {
      await Promise.all([api.stop(), other?.stop()])
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
