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
  /** The work of another process before a statement of the first one that is outside transactions. */
  meanwhile: { left: number; act(): Promise<void> } | undefined
  readonly locks: LockWatch
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
 * Only the first of two processes waits while the other acts.
 */
export const mortalDialect = (dialect: Dialect, life: Life, process: 'first' | 'other' = 'first'): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
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
    const inTransaction = watchTransactions(driver, life, letOthersAct)
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options)
      if (!mortal.has(connection))
        makeMortal(connection, life, async () => {
          if (!inTransaction.has(connection)) await letOthersAct()
        })
      mortal.add(connection)
      if (times.get(connection) !== life.now() && !life.dead) {
        times.set(connection, life.now())
        await tell(connection, life.now())
      }
      return connection
    }
    return driver
  },
})

/** Connections in a transaction. Begin and commit count as statements, which not every driver sends as such. */
function watchTransactions(driver: Driver, life: Life, before: () => Promise<void>): ReadonlySet<DatabaseConnection> {
  const open = new Set<DatabaseConnection>()
  const [begin, commit, rollback] = [
    driver.beginTransaction.bind(driver),
    driver.commitTransaction.bind(driver),
    driver.rollbackTransaction.bind(driver),
  ]
  driver.beginTransaction = async (connection, ...options) => {
    await before()
    live(life)
    open.add(connection)
    life.locks.begin(connection)
    await begin(connection, ...options)
  }
  driver.commitTransaction = async (connection) => {
    live(life)
    open.delete(connection)
    life.locks.end(connection)
    await commit(connection)
  }
  driver.rollbackTransaction = async (connection) => {
    open.delete(connection)
    life.locks.end(connection)
    await rollback(connection)
  }
  return open
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

function makeMortal(connection: DatabaseConnection, life: Life, before: () => Promise<void>): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(query: CompiledQuery, ...options: readonly [AbortableOperationOptions?]) => {
    if (/^(?:begin|start transaction|commit|rollback)\b/i.test(query.sql) || /year\.now/.test(query.sql))
      return execute<Row>(query, ...options)
    await before()
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
