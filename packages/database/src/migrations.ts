import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

export interface Migration {
  readonly name: string
  readonly sql: string
}

const folder = join(import.meta.dirname, '../migrations')

/** The SQL files of `packages/database/migrations` by their numbers. Forward only: a landed file is never changed. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .sort()
  .map((file) => ({ name: parse(file).name, sql: readFileSync(join(folder, file), 'utf8') }))
