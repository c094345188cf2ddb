import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Config, readConfig } from '../platform/config/config.ts'
import { makeLog } from '@market/server'
import type { OpenDatabase } from '@market/database'
import { type RunningApi, startApi } from '../start-api.ts'
import { createDatabase } from './create-database.ts'
import { copyTemplate } from './database-template.ts'
import { testNow } from './test-clock.ts'

export interface TestApi extends RunningApi {
  readonly url: string
  /** Moves the API's clock, in ms. */
  advance(ms: number): void
}

/**
 * Starts a real API with its bank, on a new PostgreSQL database, or on the embedded one in `dataDir` if passed. Answers
 * are checked against the contract, and tests move the clock. The database is empty unless `products` asks for a seed.
 * Background jobs do not run: a test delivers mails and settles payments itself.
 */
export async function startTestApi(
  more: Partial<Config> = {},
  database?: OpenDatabase,
  /** The clock; pass the machine's if separate processes work on the same database. */
  time: () => Date = testNow,
): Promise<TestApi> {
  const dataDir = more.dataDir ?? mkdtempSync(join(tmpdir(), 'market-api-'))
  // Templates exist only under Vitest in this package, not under `npm run torture`.
  const server = process.env['VITEST'] && !database ? inject('databaseServer') : undefined
  const copy = server && !more.dataDir ? await createDatabase(server) : undefined
  // A folder that is passed keeps its database from one API to the next.
  if (server && more.dataDir && !existsSync(join(dataDir, 'pglite'))) copyTemplate(inject('databaseTemplate'), dataDir)
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: copy?.url }),
    port: 0,
    bankPort: 0,
    products: 0,
    drainMs: 0,
    // All visitors of a test have the same address.
    anonymousTokens: 1_000_000,
    ...more,
  }
  let shift = 0
  const clock = { now: () => new Date(time().getTime() + shift) }
  const api = await startApi(
    config,
    { clock, log: makeLog('api', 'silent') },
    { checkAnswers: true, jobs: false, ...(database && { database }) },
  )
  // Clients read the time from this header, so it has the time of the test's clock.
  api.app.server.prependListener('request', (_request, response) =>
    response.setHeader('date', clock.now().toUTCString()),
  )
  const address = api.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...api,
    url: `http://127.0.0.1:${port}`,
    advance: (ms) => {
      shift += ms
    },
    stop: async () => {
      await api.stop()
      await copy?.drop()
      if (!more.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
