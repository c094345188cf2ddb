import type { Compilable } from 'kysely'
import type { Database } from './open-database.ts'
import { memoizeByDatabase } from './memoize-by-database.ts'

/** Stands in a query for a value that each asking brings. */
class Asked {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}
const anyAsked: object = new Proxy({}, { get: (_target, name) => new Asked(name) })

/**
 * A query that is written as SQL once for each database and asked with values of its own each time: with many columns,
 * writing it costs as much as asking. `make` only hands its values on.
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
