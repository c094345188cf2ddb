import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '@market/database'
import { createTemplate } from './create-database.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded database, migrated and empty. */
    databaseTemplate: string
    /** Address of a PostgreSQL server with a template database of the same content. */
    databaseServer: string
  }
}

interface Templates {
  readonly dataDir: string
  readonly server: TestPostgres
}
/**
 * The templates, shared by all projects of a run. They are on `globalThis`, because each project loads this module
 * again.
 */
const kept = globalThis as { databaseTemplates?: { readonly made: Promise<Templates>; projects: number } | undefined }

/**
 * Creates an empty database of each kind once for all test files: starting PGlite takes ten seconds, copying it an
 * instant.
 */
export default async function databaseTemplate(project: TestProject): Promise<() => Promise<void>> {
  const shared = (kept.databaseTemplates ??= { made: makeTemplates(), projects: 0 })
  shared.projects += 1
  const { dataDir, server } = await shared.made
  project.provide('databaseTemplate', dataDir)
  project.provide('databaseServer', server.url)
  return async () => {
    shared.projects -= 1
    if (shared.projects > 0) return
    kept.databaseTemplates = undefined
    server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplates(): Promise<Templates> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-template-'))
  await migrated({ dataDir })
  const server = await startPostgres(['max_connections=400'])
  await migrated({ url: await createTemplate(server.url), dataDir })
  return { dataDir, server }
}

async function migrated(where: { readonly url?: string; readonly dataDir: string }): Promise<void> {
  const { db, close } = await openDatabase(where)
  await migrate(db)
  await close()
}

/** Copies the template's database into an empty data folder. */
export const copyTemplate = (from: string, dataDir: string): void =>
  cpSync(join(from, 'pglite'), join(dataDir, 'pglite'), { recursive: true })
