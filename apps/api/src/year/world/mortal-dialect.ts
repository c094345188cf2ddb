import type { AbortableOperationOptions, DatabaseConnection, Dialect, Driver } from 'kysely'
import { CompiledQuery } from 'kysely'
import type { LockWatch } from './lock-watch.ts'

/** The life of a simulated process, as its database sees it. */
export interface Life {
  /** Statements until the process ends; undefined if it goes on. */
  left: number | undefined
  dead: boolean
  /** Whether the next write of the shop finds no room on the disk; undefined if there is enough. */
  isFull: (() => boolean) | undefined
  /** The work of another process before a statement or a transaction of the first one. */
  meanwhile: { left: number; act(): Promise<void> } | undefined
  readonly locks: LockWatch
  /** One connection is used at a time. */
  readonly turns: Turns
  /** Whether a statement has written to shelves, orders or requests since the units were counted. */
  unitsMoved: boolean
  /** Virtual time for the functions of the database. */
  now(): number
}

/** Every statement of a process that has ended. */
export class ProcessEnded extends Error {
  constructor() {
    super('the process has ended')
  }
}

/** Counts the statements of a process; throws once it has ended. */
function live(life: Life): void {
  if (life.left !== undefined) {
    if (life.left === 0) life.dead = true
    life.left -= 1
  }
  if (life.dead) throw new ProcessEnded()
}

/**
 * Wraps a dialect so that a process can end before any statement or commit, its disk can be full, and the database's
 * clock is the year's. The transaction of an ended process is rolled back, as the database does when a connection breaks.
 * Connections are used one after another, so that both stores see the same statements in the same order. Only the first
 * of two processes waits while the other acts.
 */
export const mortalDialect = (dialect: Dialect, life: Life, process: 'first' | 'other' = 'first'): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const [acquire, release] = [driver.acquireConnection.bind(driver), driver.releaseConnection.bind(driver)]
    const mortal = new WeakSet<DatabaseConnection>()
    const times = new WeakMap<DatabaseConnection, number>()
    const letOthersAct = async () => {
      const { meanwhile } = life
      if (process === 'other' || !meanwhile) return
      meanwhile.left -= 1
      if (meanwhile.left >= 0) return
      life.meanwhile = undefined
      await meanwhile.act()
    }
    watchTransactions(driver, life)
    driver.acquireConnection = async (...options) => {
      await letOthersAct()
      await life.turns.take()
      try {
        const connection = await acquire(...options)
        if (!mortal.has(connection)) makeMortal(connection, life)
        mortal.add(connection)
        if (times.get(connection) !== life.now() && !life.dead) {
          times.set(connection, life.now())
          await tell(connection, life.now())
        }
        return connection
      } catch (error) {
        life.turns.give()
        throw error
      }
    }
    driver.releaseConnection = async (...options) => {
      await release(...options)
      life.turns.give()
    }
    return driver
  },
})

/** Begin and commit count as statements, which not every driver sends as such. */
function watchTransactions(driver: Driver, life: Life): void {
  const [begin, commit, rollback] = [
    driver.beginTransaction.bind(driver),
    driver.commitTransaction.bind(driver),
    driver.rollbackTransaction.bind(driver),
  ]
  driver.beginTransaction = async (connection, ...options) => {
    live(life)
    life.locks.begin(connection)
    await begin(connection, ...options)
  }
  driver.commitTransaction = async (connection) => {
    live(life)
    life.locks.end(connection)
    await commit(connection)
  }
  driver.rollbackTransaction = async (connection) => {
    life.locks.end(connection)
    await rollback(connection)
  }
}

/** Turns that are taken in the order in which they were asked for. */
interface Turns {
  take(): Promise<void>
  give(): void
}

export function makeTurns(): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}

const tell = (connection: DatabaseConnection, now: number) =>
  connection.executeQuery(CompiledQuery.raw(`select set_config('year.now', $1, false)`, [new Date(now).toISOString()]))

/** The database itself refuses, so that the transaction is aborted as by a full disk. */
const diskFull = CompiledQuery.raw(`do $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)

/** Whether the database failed for want of room. */
export const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53100'

const isWrite = (text: string) =>
  /\b(?:insert\s+into|delete\s+from)\b|\bupdate\s+[\w".]+\s+(?:(?:as\s+)?[\w"]+\s+)?set\b/i.test(text)

const moving = new Map<string, boolean>()
const movesUnits = (text: string): boolean => {
  const known = moving.get(text) ?? (isWrite(text) && /product_stock|order_items|\borders\b|cancellation/.test(text))
  moving.set(text, known)
  return known
}

/** The bank's books are on another machine. */
const isOfBank = (text: string) => /"bank"\./.test(text)

function makeMortal(connection: DatabaseConnection, life: Life): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(query: CompiledQuery, ...options: readonly [AbortableOperationOptions?]) => {
    if (/^(?:begin|start transaction|commit|rollback)\b/i.test(query.sql) || /year\.now/.test(query.sql))
      return execute<Row>(query, ...options)
    live(life)
    if (life.isFull && isWrite(query.sql) && !isOfBank(query.sql) && life.isFull())
      return execute<Row>({ ...query, ...diskFull })
    const result = await execute<Row>(query, ...options)
    const { sql: text, parameters: values } = query
    life.unitsMoved ||= movesUnits(text)
    life.locks.saw(connection, { text, values, rows: result.rows, changed: Number(result.numAffectedRows ?? 0) })
    return result
  }
}
