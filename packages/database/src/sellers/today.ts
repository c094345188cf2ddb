import { mostCounted } from '@market/domain/packages'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../open-database.ts'

/** Entries of a queue: how many, the oldest, and how many are older than an instant. */
export interface Queue {
  readonly count: number
  readonly oldest: Date | null
  readonly late: number
}

interface Row {
  readonly queue: string
  readonly count: number
  readonly oldest: Date | string | null
  readonly late: number
}
const queuesOf = (rows: readonly Row[]): ReadonlyMap<string, Queue> =>
  new Map(
    rows.map(({ queue, count, oldest, late }) => [
      queue,
      { count: Number(count), oldest: oldest === null ? null : new Date(oldest), late: Number(late) },
    ]),
  )

/**
 * Open packages of a shop by stage, with the first day on which one is due. Of each stage the 1,000 that are due first
 * are counted.
 */
export const packageQueues = async (db: Database, shopId: number, today: string) => {
  const stage = (queue: string, since: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`(
    select ${queue} as queue, ${since} as since, due_on from parcels
    where shop_id = ${shopId} and ${where} order by due_on, id limit ${mostCounted})`
  const stages = [
    stage('to-accept', sql`(events->0->>'at')::timestamptz`, sql`tab = 'new'`),
    stage('to-pack', sql`accepted_at`, sql`tab = 'preparing' and packed_at is null`),
    stage('to-ship', sql`packed_at`, sql`tab = 'preparing' and packed_at is not null`),
  ]
  const { rows } = await sql<Row & { readonly due_on: string | null }>`
    select queue, count(*)::int as count, min(since) as oldest,
      count(*) filter (where due_on < ${today})::int as late, min(due_on) as due_on
    from (${sql.join(stages, sql` union all `)}) x group by 1`.execute(db)
  const due = new Map(rows.map(({ queue, due_on }) => [queue, due_on]))
  return { queues: queuesOf(rows), due }
}

/** Returns that have arrived at a shop and wait for its answer. */
export const returnQueue = async (db: Database, shopId: number, now: Date) => {
  const { rows } = await sql<Row & { readonly answer_by: Date | string | null }>`
    select 'returns' as queue, count(*)::int as count, min(at) as oldest,
      count(*) filter (where answer_by <= ${now})::int as late, min(answer_by) as answer_by
    from seller_returns where shop_id = ${shopId} and tab = 'arrived'`.execute(db)
  const answerBy = rows[0]?.answer_by ?? null
  return { queue: queuesOf(rows).get('returns'), answerBy: answerBy === null ? null : new Date(answerBy) }
}

/** Unread messages of one side, of one shop or of all; `before`: those sent before it are late. */
export const messageQueue = async (
  db: Database,
  { shopId, fromOffice, before }: { readonly shopId?: number; readonly fromOffice: boolean; readonly before: Date },
) => {
  const { rows } = await sql<Row>`
    select 'messages' as queue, count(*)::int as count, min(at) as oldest,
      count(*) filter (where at < ${before})::int as late
    from desk_messages where from_office = ${fromOffice} and read_at is null
      and (${shopId ?? null}::int is null or shop_id = ${shopId ?? null})`.execute(db)
  return queuesOf(rows).get('messages')
}

/** Queues of the office. Entries from before `checkBefore` and disputes from before `disputeBefore` are late, hearings from before `heardBefore` are ripe. */
export const officeQueues = async (
  db: Database,
  {
    today,
    checkBefore,
    disputeBefore,
    heardBefore,
  }: {
    readonly today: string
    readonly checkBefore: Date
    readonly disputeBefore: Date
    readonly heardBefore: Date
  },
) => {
  const { rows } = await sql<Row>`
    select case state when 'submitted' then 'applications' else 'openings' end as queue, count(*)::int as count,
      min(state_at) as oldest, count(*) filter (where state_at < ${checkBefore})::int as late
    from shops where state in ('submitted', 'contracted') group by 1
    union all
    select 'disputes', count(*)::int, min(at), count(*) filter (where at < ${disputeBefore})::int
    from seller_returns where tab = 'disputed'
    union all
    select 'late-packages', coalesce(sum(x.count), 0)::int, min(x.due_on)::date::timestamp at time zone 'Europe/Istanbul',
      coalesce(sum(x.count), 0)::int
    from shops s cross join lateral (
      select count(*) as count, min(due_on) as due_on from (
        select due_on from parcels where shop_id = s.id and tab in ('new', 'preparing') and due_on < ${today}
        order by due_on, id limit ${mostCounted}) late) x
    where not s.autopilot
    union all
    select 'hearings', count(*)::int, min(coalesce(answered_at, asked_at)),
      count(*) filter (where coalesce(answered_at, asked_at) < ${checkBefore})::int
    from shops where state = 'open' and asked_at is not null and (answered_at is not null or asked_at < ${heardBefore})
    union all
    select 'requirements', count(distinct d.shop_id)::int, min(d.sent_at),
      count(distinct d.shop_id) filter (where d.sent_at < ${checkBefore})::int
    from shop_documents d join shops s on s.id = d.shop_id
    where d.status = 'sent' and s.state in ('open', 'stopped')`.execute(db)
  return queuesOf(rows)
}
