import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase, Replica } from '@market/database'
import { maxAttempts } from '../mail/deliver-outbox.ts'
import type { Deps } from '../deps.ts'

export interface Metrics {
  readonly contentType: string
  /** The current metrics in Prometheus' text format. */
  read(): Promise<string>
}

const day = 86_400_000
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Metrics for Prometheus: of the process (memory, event loop, garbage collector), of requests by route template, and
 * of orders, payments and mails, which every process reads from the shared database. They contain no personal data.
 */
export function makeMetrics(
  app: FastifyInstance,
  deps: Deps,
  database: Pick<OpenDatabase, 'pool'>,
  replica: Pick<Replica, 'lagMs'> | undefined,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by the template of their path',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // Skip streams: they last as long as their page is open, so their duration is not a response time.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const labels = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
  measurePool(registry, database)
  if (replica) measureReplica(registry, replica)
  const readBooks = measureBooks(registry, deps)
  return {
    contentType: registry.contentType,
    read: async () => {
      await readBooks()
      return registry.metrics()
    },
  }
}

function measurePool(registry: Registry, { pool }: Pick<OpenDatabase, 'pool'>): void {
  if (!pool) return
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) gauge.set({ state }, count)
    },
  })
}

function measureReplica(registry: Registry, { lagMs }: Pick<Replica, 'lagMs'>): void {
  const gauge = new Gauge({
    name: 'market_replica_lag_seconds',
    help: 'Age of the newest moment of which the replica is known to have all',
    registers: [registry],
    collect() {
      gauge.set(lagMs() / 1000)
    },
  })
}

/** Metrics from the database. Returns the function that refreshes them; if the database is down, they report that. */
function measureBooks(registry: Registry, { db, clock }: Deps): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
  const up = gauge('market_database_up', '1 where the database answers')
  const mails = gauge('market_mails', 'Mails not sent: waiting, or given up after the last attempt', ['state'])
  const orders = gauge('market_orders_last_day', 'Orders begun in the last 24 hours, by what became of them', [
    'status',
  ])
  const payments = gauge('market_payments_open', 'Payments whose end is not known yet')
  const refunds = gauge('market_refunds_open', 'Refunds granted and not given yet')
  return async () => {
    const read = await readBooks().catch(() => undefined)
    for (const one of [up, mails, orders, payments, refunds]) one.reset()
    up.set(read ? 1 : 0)
    if (!read) return
    mails.set({ state: 'waiting' }, read.waiting)
    mails.set({ state: 'given_up' }, read.given_up)
    payments.set(read.payments)
    refunds.set(read.refunds)
    for (const { status, count } of read.orders) orders.set({ status }, count)
  }

  async function readBooks() {
    const since = new Date(clock.now().getTime() - day)
    const { rows } = await sql<Record<'waiting' | 'given_up' | 'payments' | 'refunds', number>>`select
      (select count(*) from mails where sent_at is null and attempts < ${maxAttempts}) as waiting,
      (select count(*) from mails where sent_at is null and attempts >= ${maxAttempts}) as given_up,
      (select count(*) from payments where status in ('pending', 'expired') and settled_at is null) as payments,
      (select count(*) from cancellations where status = 'approved') as refunds`.execute(db)
    const byStatus = await db
      .selectFrom('orders')
      .select(['status', (order) => order.fn.countAll<number>().as('count')])
      .where('created_at', '>', since)
      .groupBy('status')
      .execute()
    const [counts] = rows
    return counts && { ...counts, orders: byStatus }
  }
}
