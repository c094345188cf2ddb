import type { Door } from '@market/domain/team'
import { sql } from 'kysely'
import { pageOfRows, pageSize, readCursor } from '../list-cursor.ts'
import type { Database } from '../open-database.ts'

/** The action, its record, as `package:…`, and the values before and after. No names and no addresses. */
export interface AuditEntry {
  readonly action: string
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string
}
/** The actor; all null for a failed sign-in with an unknown address. */
export interface AuditActor {
  readonly door: Door
  readonly personId: string | null
  readonly membershipId: string | null
  readonly shopId: number | null
}

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Appends a row to the audit. It can be neither changed nor deleted. */
export const appendAudit = (db: Database, actor: AuditActor, entry: AuditEntry, now: Date) =>
  db
    .insertInto('audit_entries')
    .values({
      at: now,
      door: actor.door,
      person_id: actor.personId,
      membership_id: actor.membershipId,
      shop_id: actor.shopId,
      action: entry.action,
      subject: entry.subject,
      before: json(entry.before),
      after: json(entry.after),
      reason: entry.reason ?? null,
    })
    .execute()

interface AuditSearch {
  readonly after?: string | undefined
  readonly action?: string | undefined
  readonly personKey?: string | undefined
  readonly shopId?: number | undefined
  /** A subject, the id of a shop, or the number of an order with its packages and returns. */
  readonly subject?: string | undefined
  /** Days of Turkish time, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A page of the audit, the newest row first. */
export async function readAudit(db: Database, search: AuditSearch, size = pageSize) {
  const [last] = readCursor(search.after, 'number') ?? []
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.person_id')
    .leftJoin('memberships as m', 'm.id', 'a.membership_id')
    .leftJoin('shops as s', 's.id', 'a.shop_id')
    .selectAll('a')
    .select(['u.email', 'm.role', 'm.key_name', 's.name as shop'])
    .$if(last !== undefined, (query) => query.where('a.id', '<', last ?? 0))
    .$if(search.action !== undefined, (query) => query.where('a.action', '=', search.action ?? ''))
    .$if(search.personKey !== undefined, (query) => query.where('u.email_key', '=', search.personKey ?? ''))
    .$if(search.shopId !== undefined, (query) => query.where('a.shop_id', '=', search.shopId ?? 0))
    .$if(search.subject !== undefined, (query) =>
      query.where(sql<boolean>`a.subject = any(array(select ${search.subject}::text union all select 'shop:' || ${search.subject}
        union all select p.id from parcels p join orders o on o.id = p.order_id where o.number = upper(${search.subject})
        union all select c.id::text from cancellations c join orders o on o.id = c.order_id
          where o.number = upper(${search.subject})))`),
    )
    .$if(search.from !== undefined, (query) =>
      query.where('a.at', '>=', sql<Date>`${search.from}::timestamp at time zone 'Europe/Istanbul'`),
    )
    .$if(search.to !== undefined, (query) =>
      query.where('a.at', '<', sql<Date>`(${search.to}::date + 1)::timestamp at time zone 'Europe/Istanbul'`),
    )
    .orderBy('a.id', 'desc')
    .limit(size + 1)
    .execute()
  return pageOfRows(rows, ({ id }) => [id], size)
}
