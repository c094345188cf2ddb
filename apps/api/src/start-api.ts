import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { registerAlarmEnd } from './alarms/register-alarm-end.ts'
import { sandboxProvider } from './bank/sandbox-provider.ts'
import { type RunningBank, startSandboxBank } from './bank/start-sandbox-bank.ts'
import { registerBankReturn } from './payment/bank-return-routes.ts'
import type { Config } from './platform/config/config.ts'
import { dataKeys } from './platform/config/read-secrets.ts'
import { databaseClock } from './platform/database-clock.ts'
import type { Deps } from './platform/deps.ts'
import { openDatabaseAt } from './platform/open-database-at.ts'
import { makeServer } from './platform/http/make-server.ts'
import { registerMetrics } from './platform/monitoring/register-metrics.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import type { AnyRoute } from './platform/http/route.ts'
import { limitNetworks, makeDrain, serverTimeouts, startJob } from '@market/server'
import type { PaymentProvider } from '@market/commerce'
import {
  type Database,
  followReplica,
  makeIndexesAgain,
  migrate,
  openDatabase,
  type OpenDatabase,
  type Replica,
  withLock,
  withTryLock,
} from '@market/database'
import { isKnownPicture } from './pictures/known-picture.ts'
import { makerLabels } from './pictures/maker-labels.ts'
import { registerPictures } from './pictures/register-pictures.ts'
import { photoFolder } from './reviews/photos/photo-folder.ts'
import { registerPhotos } from './reviews/photos/register-photos.ts'
import { registerStatus } from './platform/monitoring/register-status.ts'
import { allRoutes } from './routes.ts'
import { makeAuthentication } from './session/make-authentication.ts'
import { readMarks } from './orders/order-event-routes.ts'
import { watchOrders } from './orders/watch-orders.ts'
import { makeTokens } from './session/tokens.ts'
import { checkSecrets } from './wiring/check-secrets.ts'
import { failureAnswers } from './wiring/failure-answers.ts'
import { jobsOf } from './wiring/jobs.ts'
import { payments } from './wiring/payments.ts'
import { sealOldRows } from './wiring/seal-old-rows.ts'
import { turnDealPrices } from './deals/turn-deal-prices.ts'
import { startData } from './wiring/start-data.ts'

export interface RunningApi {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: OpenDatabase
  readonly replica: Replica | undefined
  readonly provider: PaymentProvider
  readonly bank: RunningBank
  /** All routes of the API. */
  readonly routes: readonly AnyRoute[]
  stop(): Promise<void>
}

/** Opens and migrates the database and starts the server. Throws an error with a readable sentence if it cannot. */
export async function startApi(
  config: Config,
  outside: Pick<Deps, 'clock' | 'log'>,
  options: {
    readonly checkAnswers?: boolean
    readonly database?: OpenDatabase
    /** False starts no background jobs: the caller delivers mails and settles payments. */
    readonly jobs?: boolean
    /** True uses the database's time instead of the machine's. */
    readonly followDatabase?: boolean
    /** Where the caller carries requests to this server; it and its bank then open no port. */
    readonly origin?: string
    /** Receives progress messages of a first start. */
    readonly progress?: (text: string) => void
  } = {},
): Promise<RunningApi> {
  const database = options.database ?? (await openDatabaseAt(config.databaseUrl, config))
  database.sealWith(dataKeys(config.secrets))
  if (options.database || config.databaseUrl === undefined) await upgrade(database.db)
  else await upgradeServer(config.databaseDirectUrl ?? config.databaseUrl, config.dataDir)
  // A caller that passes a database has checked its secrets.
  if (!options.database)
    await checkSecrets(database.db, config.secrets).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
  const replica = await openReplica(database, config)
  // Only for PostgreSQL: the embedded database has the clock of its one process.
  const shared =
    options.followDatabase && database.kind === 'postgres' ? await databaseClock(database.db, outside) : undefined
  const { log } = outside
  const clock = shared ?? outside.clock
  const bank = await startSandboxBank({ db: database.db, config, clock, log }, options.origin === undefined)
  const deps: Deps = { db: database.db, config: { ...config, bankUrl: bank.url }, clock, log }
  // If several processes start on an empty database, the first one fills it and the others wait for it.
  await withLock(database, 'start-data', async () => {
    await sealOldRows(deps.db)
    await startData(deps, options.progress ?? (() => undefined))
    // Apply deal slots that began or ended while no process ran.
    await turnDealPrices(deps.db, clock.now())
  })
  const tokens = makeTokens(config.secrets)
  const app = makeServer(deps, { ...serverTimeouts, answerMs: config.answerMs })
  const provider = sandboxProvider(deps, () => `${options.origin ?? originOf(app)}/eptnew/x/bank-callback`)
  registerPictures(app, config.picturesDir, makerLabels(database.db), (key, picture) =>
    isKnownPicture(database.db, key, picture),
  )
  registerPhotos(app, database.db, photoFolder(config.photosDir))
  registerMetrics(app, deps, database, replica)
  const drain = makeDrain(app)
  registerStatus(app, deps, drain, replica)
  const watch = watchOrders((orderIds) => readMarks(deps.db, orderIds))
  const routes = allRoutes(deps, tokens, provider, watch, replica)
  registerRoutes(app, deps, makeAuthentication(deps.db, tokens, replica), routes, {
    checkAnswers: options.checkAnswers ?? false,
    failureAnswers,
    limits: {
      '/search': limitNetworks(config.searchesPerMinute, { trusted: config.trustedProxies }),
      // Suggestions are requested once per typed letter.
      '/autocomplete': limitNetworks(config.searchesPerMinute * 5, { trusted: config.trustedProxies }),
    },
  })
  registerBankReturn(app, deps, { provider, payments })
  registerAlarmEnd(app, deps)
  if (options.origin === undefined) await app.listen({ host: config.host, port: config.port })
  else await app.ready()
  const jobs = options.jobs === false ? [] : startJobs(database, deps, provider)
  return {
    app,
    deps,
    database,
    replica,
    provider,
    bank,
    routes,
    stop: async () => {
      // End streams first, so that the shutdown does not wait for them; their clients reconnect to another process.
      watch.stop()
      await drain.close(config.drainMs)
      await Promise.all(jobs.map((job) => job.stop()))
      await shared?.stop()
      await bank.stop()
      await replica?.close()
      await database.close()
    },
  }
}

/** Opens the replica that listings, searches and product pages read from, if one is configured. */
async function openReplica({ db }: OpenDatabase, config: Config): Promise<Replica | undefined> {
  if (config.databaseReplicaUrl === undefined) return undefined
  const { databaseReplicaUrl, replicaLagMs: maxLagMs } = config
  const copy = await openDatabaseAt(databaseReplicaUrl, config)
  copy.sealWith(dataKeys(config.secrets))
  return followReplica(db, copy, { maxLagMs })
}

/** Migrates a database and rebuilds indexes that an interrupted load dropped. */
async function upgrade(db: Database): Promise<void> {
  await migrate(db)
  await makeIndexesAgain(db)
}

/**
 * Upgrades on a separate connection without the statement timeout, which a large database would exceed. A server that
 * has just started, or is busy, may take a minute to accept it.
 */
async function upgradeServer(url: string, dataDir: string): Promise<void> {
  const patient = await openDatabase({ url, dataDir, poolSize: 1, maxStatementMs: 0, connectMs: 60_000 })
  try {
    // The role may have a statement timeout, too, as behind PgBouncer.
    await sql`set statement_timeout = 0`.execute(patient.db)
    await upgrade(patient.db)
  } finally {
    await patient.close()
  }
}

/** Starts the background jobs; most run in one process at a time. */
const startJobs = (database: OpenDatabase, deps: Deps, provider: PaymentProvider) =>
  jobsOf(deps, provider).map(({ work, everywhere, ...job }) =>
    startJob(deps.log, job, () => (everywhere ? work() : withTryLock(database, `job-${job.name}`, work))),
  )

/** The address of this server, for the bank's notices. */
function originOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the API does not listen yet')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
