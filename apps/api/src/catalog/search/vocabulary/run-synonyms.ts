import type { Result } from '@market/domain'
import { readConfig } from '../../../platform/config/config.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { editSynonyms } from './edit-synonyms.ts'

/** The operator's command to read and edit the synonyms of searches, in the configured database. */
export async function runSynonyms(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Result<string, string>> {
  const config = readConfig(env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(database.db)
    return await editSynonyms(database.db, args.join(' ').trim(), new Date())
  } finally {
    await database.close()
  }
}
