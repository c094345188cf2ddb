import type { FastifyInstance } from 'fastify'
import { migrate } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import type { Config } from './kernel/config.ts'
import type { Deps } from './kernel/deps.ts'
import { makeServer } from './kernel/make-server.ts'
import { registerRoutes } from './kernel/register-routes.ts'
import { registerPictures } from './pictures/register-pictures.ts'
import { allRoutes } from './routes.ts'
import { makeTokens } from './session/tokens.ts'
import { startData } from './start-data.ts'

export interface RunningApi {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: OpenDatabase
  stop(): Promise<void>
}

/** Opens the database, brings it up to date and serves the calls. Throws with a sentence where it cannot. */
export async function startApi(
  config: Config,
  outside: Pick<Deps, 'clock' | 'log'>,
  options: {
    readonly checkAnswers?: boolean
    readonly database?: OpenDatabase
    /** Hears how far a first start has come. */
    readonly progress?: (text: string) => void
  } = {},
): Promise<RunningApi> {
  const database = options.database ?? (await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir }))
  const deps: Deps = { db: database.db, config, ...outside }
  await migrate(deps.db)
  await startData(deps, options.progress ?? (() => undefined))
  const tokens = makeTokens(config.secrets)
  const app = makeServer(deps)
  registerPictures(app, { dataDir: config.dataDir })
  registerRoutes(app, deps, tokens, allRoutes(deps, tokens), { checkAnswers: options.checkAnswers ?? false })
  await app.listen({ host: config.host, port: config.port })
  return {
    app,
    deps,
    database,
    stop: async () => {
      await app.close()
      await database.close()
    },
  }
}
