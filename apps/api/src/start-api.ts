import type { FastifyInstance } from 'fastify'
import { sandboxProvider } from './bank/sandbox-provider.ts'
import { startBank } from './bank/start-bank.ts'
import type { PaymentProvider } from './checkout/payment-provider.ts'
import { reconcilePayments } from './checkout/reconcile-payments.ts'
import { registerBankReturn } from './checkout/register-bank-return.ts'
import { migrate } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import type { Config } from './kernel/config.ts'
import type { Deps } from './kernel/deps.ts'
import { makeServer } from './kernel/make-server.ts'
import { registerRoutes } from './kernel/register-routes.ts'
import { startJob } from './kernel/start-job.ts'
import { startMailWorker } from './mail/start-mail-worker.ts'
import { advanceSales } from './buy-back/advance-sales.ts'
import { advanceParcels } from './orders/advance-parcels.ts'
import { settleRefunds } from './orders/settle-refunds.ts'
import { registerPictures } from './pictures/register-pictures.ts'
import { registerStatus } from './kernel/register-status.ts'
import { allRoutes } from './routes.ts'
import { makeTokens } from './session/tokens.ts'
import { keepData, startData } from './start-data.ts'

const hour = 3_600_000

export interface RunningApi {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: OpenDatabase
  readonly provider: PaymentProvider
  stop(): Promise<void>
}

/** Opens the database, brings it up to date and serves the calls. Throws with a sentence where it cannot. */
export async function startApi(
  config: Config,
  outside: Pick<Deps, 'clock' | 'log'>,
  options: {
    readonly checkAnswers?: boolean
    readonly database?: OpenDatabase
    /** False leaves mails and open payments to whoever starts the API. */
    readonly jobs?: boolean
    /** Hears how far a first start has come. */
    readonly progress?: (text: string) => void
  } = {},
): Promise<RunningApi> {
  const database = options.database ?? (await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir }))
  await migrate(database.db)
  const bank = await startBank({ db: database.db, config, ...outside })
  const deps: Deps = { db: database.db, config: { ...config, bankUrl: bank.url }, ...outside }
  await startData(deps, options.progress ?? (() => undefined))
  const tokens = makeTokens(config.secrets)
  const app = makeServer(deps)
  const provider = sandboxProvider(deps, () => `${originOf(app)}/eptnew/x/bank-callback`)
  registerPictures(app, { dataDir: config.dataDir })
  registerStatus(app, deps)
  registerRoutes(app, deps, tokens, allRoutes(deps, tokens, provider), { checkAnswers: options.checkAnswers ?? false })
  registerBankReturn(app, deps, provider)
  await app.listen({ host: config.host, port: config.port })
  const jobs = options.jobs === false ? [] : startJobs(deps, provider)
  return {
    app,
    deps,
    database,
    provider,
    stop: async () => {
      await app.close()
      await Promise.all(jobs.map((job) => job.stop()))
      await bank.stop()
      await database.close()
    },
  }
}

/** Mails and payments have their first turn at once: what a crash left open is taken up again. Upkeep is done by then. */
const startJobs = (deps: Deps, provider: PaymentProvider) => [
  startMailWorker(deps),
  startJob(deps.log, { name: 'upkeep', everyMs: hour, firstAfterMs: hour }, () => keepData(deps)),
  startJob(deps.log, { name: 'payments', everyMs: 30_000 }, () => reconcilePayments(deps, provider)),
  startJob(deps.log, { name: 'parcels', everyMs: 60_000 }, () => advanceParcels(deps, provider)),
  startJob(deps.log, { name: 'device sales', everyMs: 60_000 }, () => advanceSales(deps, provider)),
  startJob(deps.log, { name: 'refunds', everyMs: 30_000 }, () => settleRefunds(deps, provider)),
]

/** Where this server hears itself, for the bank's notices. */
function originOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the API does not listen yet')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
