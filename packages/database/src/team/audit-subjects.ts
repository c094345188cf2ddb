import { sql } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../open-database.ts'

/** The record of a row of the audit. */
export interface AuditSubject {
  /** The name of a person, key or shop, an invited address, or the title of a requirement. */
  readonly name: string | null
  /** The order of a package or a return. */
  readonly number: string | null
  /** Whether the office has a page of the return. */
  readonly disputed: boolean
}

/** The records that the audit names, by its `subject`. Deleted ones are missing. */
export async function readAuditSubjects(
  db: Database,
  subjects: Iterable<string>,
): Promise<ReadonlyMap<string, AuditSubject>> {
  const kinds = Map.groupBy(new Set(subjects), (one) => one.split(':').at(-2) ?? '')
  const ids = (kind: string) => (kinds.get(kind) ?? []).map((one) => one.slice(kind.length + 1))
  const uuids = (kind: string) => ids(kind).filter(isUuid)
  const bare = kinds.get('') ?? []
  const { rows } = await sql<AuditSubject & { readonly subject: string }>`
    select 'membership:' || m.id as subject, coalesce(u.first_name || ' ' || u.last_name, m.key_name) as name,
      null as number, false as disputed
      from memberships m left join users u on u.id = m.user_id where m.id = any(${uuids('membership')}::uuid[])
    union all select 'person:' || id, first_name || ' ' || last_name, null, false
      from users where id = any(${uuids('person')}::uuid[])
    union all select 'invitation:' || id, email, null, false
      from invitations where id = any(${uuids('invitation')}::uuid[])
    union all select 'shop:' || id, name, null, false
      from shops where id = any(${ids('shop').filter((id) => /^\d{1,9}$/.test(id))}::int[])
    union all select distinct on (key) 'requirement:' || key, title, null, false
      from requirements where key = any(${ids('requirement')})
    union all select distinct on (d.id) 'document:' || d.id, r.title, null, false
      from shop_documents d join requirements r on r.key = d.key where d.id = any(${uuids('document')}::uuid[])
    union all select p.id, null, o.number, false
      from parcels p join orders o on o.id = p.order_id where p.id = any(${bare.filter((id) => /^\d{16}$/.test(id))})
    union all select c.id::text, null, o.number, exists (
        select 1 from seller_returns r where r.cancellation_id = c.id and r.dispute is not null)
      from cancellations c join orders o on o.id = c.order_id where c.id = any(${bare.filter(isUuid)}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ subject, ...found }) => [subject, found]))
}
