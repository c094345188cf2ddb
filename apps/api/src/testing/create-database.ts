import { sql } from 'kysely'
import { openPatiently } from './open-patiently.ts'

/** Name of the database that {@link createDatabase} copies. */
export const templateName = 'template'

/** The address of a database of a PostgreSQL server. */
export const databaseAt = (server: string, name: string): string =>
  String(Object.assign(new URL(server), { pathname: name }))

/** Creates an empty database, to be filled as the server's template. */
export async function createTemplate(server: string): Promise<string> {
  await onServer(server, `create database ${templateName}`)
  return databaseAt(server, templateName)
}

/** Creates a copy of the server's template. No connection to the template may be open. */
export async function createDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${templateName} strategy file_copy`)
  return { url: databaseAt(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const { db, close } = await openPatiently(url, { poolSize: 1 })
  await sql.raw(statement).execute(db)
  await close()
}
