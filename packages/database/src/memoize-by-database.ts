import type { Database } from './open-database.ts'

/** Builds a query, or its start, once per database: with many columns, building takes as long as executing. */
export function memoizeByDatabase<Query extends object>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>()
  return (db) => {
    const query = made.get(db) ?? make(db)
    made.set(db, query)
    return query
  }
}
