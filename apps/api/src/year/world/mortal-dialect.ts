import type { DatabaseConnection, Dialect } from 'kysely'
import { CompiledQuery } from 'kysely'

/** The life of a simulated process, as its database sees it. */
export interface Life {
  /** Statements until the process ends; undefined if it goes on. */
  left: number | undefined
  dead: boolean
  /** Virtual time for the functions of the database. */
  now(): number
}

/** Every statement of a process that has ended. */
export class ProcessEnded extends Error {
  constructor() {
    super('the process has ended')
  }
}

/**
 * Wraps a dialect so that a process can end before any statement, and the database's clock is the year's. The
 * transaction of an ended process is rolled back, as the database does when a connection breaks.
 */
export const mortalDialect = (dialect: Dialect, life: Life): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    const times = new WeakMap<DatabaseConnection, number>()
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options)
      if (!times.has(connection)) makeMortal(connection, life)
      if (times.get(connection) !== life.now() && !life.dead) {
        times.set(connection, life.now())
        await tell(connection, life.now())
      }
      return connection
    }
    return driver
  },
})

const tell = (connection: DatabaseConnection, now: number) =>
  connection.executeQuery(CompiledQuery.raw(`select set_config('year.now', $1, false)`, [new Date(now).toISOString()]))

function makeMortal(connection: DatabaseConnection, life: Life): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, ...options) => {
    if (/^rollback/i.test(query.sql) || /year\.now/.test(query.sql)) return execute(query, ...options)
    if (life.left !== undefined) {
      if (life.left === 0) life.dead = true
      life.left -= 1
    }
    if (life.dead) throw new ProcessEnded()
    return execute(query, ...options)
  }
}
