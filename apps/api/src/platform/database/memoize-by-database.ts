import type { Database } from './open-database.ts'

/** A query or its beginning, made once for each database: to take its many columns apart costs as much as the question itself. */
export function memoizeByDatabase<Query extends object>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>()
  return (db) => {
    const query = made.get(db) ?? make(db)
    made.set(db, query)
    return query
  }
}
