import { type OpenDatabase, openDatabase } from '@market/database'
import type { Config } from './config/config.ts'

/** A connection is waited for during this part of the time for an answer. */
const connectShare = 1 / 5

/** Opens the database at an address, or the embedded one without it, with the pool and the patience of the settings. */
export const openDatabaseAt = (
  url: string | undefined,
  { dataDir, databasePool, answerMs }: Pick<Config, 'dataDir' | 'databasePool' | 'answerMs'>,
): Promise<OpenDatabase> => openDatabase({ url, dataDir, poolSize: databasePool, connectMs: answerMs * connectShare })
