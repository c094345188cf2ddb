import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '@market/database'

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string
  }
}

/** Makes an embedded database once for all test files: making one takes seconds, copying it a moment. */
export default async function databaseTemplate(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-template-'))
  const database = await openDatabase({ dataDir })
  await migrate(database.db)
  await database.close()
  project.provide('databaseTemplate', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/** Puts the template's database into a data folder that has none. */
export const copyTemplate = (template: string, dataDir: string): void =>
  cpSync(join(template, 'pglite'), join(dataDir, 'pglite'), { recursive: true })
