import type { Compilable } from 'kysely'
import type { Database } from './open-database.ts'
import { memoizeByDatabase } from './memoize-by-database.ts'

/** Placeholder in a query for a value that is passed at each execution. */
class Asked {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}
const anyAsked: object = new Proxy({}, { get: (_target, name) => new Asked(name) })

/**
 * A query compiled to SQL once per database and executed with new values each time: with many columns, compiling costs
 * as much as executing. `make` may only pass its values on.
 */
export function compileOnce<Values extends object, Row>(
  make: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<readonly Row[]> {
  const compiled = memoizeByDatabase((db) => make(db, anyAsked as Values).compile())
  return async (db, values) => {
    const query = compiled(db)
    const parameters = query.parameters.map((known): unknown =>
      known instanceof Asked ? Reflect.get(values, known.name) : known,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
