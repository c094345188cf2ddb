import { type OpenDatabase, openDatabase } from '@market/database'

/** Opens a PostgreSQL database for a test, which waits a minute for a connection: the machine may be busy. */
export const openPatiently = (
  url: string,
  options: Omit<Parameters<typeof openDatabase>[0], 'url' | 'dataDir'> = {},
): Promise<OpenDatabase> => openDatabase({ url, dataDir: '', connectMs: 60_000, ...options })
