import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Dialect } from 'kysely'
import type { Seal } from './seal.ts'
import { openRows, sealParameters } from './sealed-columns.ts'

/** Wraps a dialect so that sealed fields are encrypted when written and decrypted when read. */
export const sealingDialect = (dialect: Dialect, current: () => Seal | undefined): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    // The pool reuses connections, so remember the wrapped ones.
    const doors = new WeakSet<DatabaseConnection>()
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options)
      if (!doors.has(connection)) putSealBefore(connection, current)
      doors.add(connection)
      return connection
    }
    return driver
  },
})

function putSealBefore(connection: DatabaseConnection, current: () => Seal | undefined): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(query: CompiledQuery, ...options: readonly [AbortableOperationOptions?]) => {
    const seal = current()
    const parameters = sealParameters(seal, query.parameters)
    const result = await execute<Row>(parameters === query.parameters ? query : { ...query, parameters }, ...options)
    if (seal) openRows(seal, result.rows)
    return result
  }
}
