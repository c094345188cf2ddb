import type { SellerState } from '@market/domain/sellers'
import { searchKey } from '@market/domain/text'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { isUuid } from '../is-uuid.ts'
import { pageOfRows, pageSize, readCursor } from '../list-cursor.ts'

const stateAt = sql<Date>`coalesce(s.state_at, s.joined_at)`

export interface SellerSearch {
  readonly q: string
  readonly state?: SellerState | undefined
  readonly after?: string | undefined
}

/** A page of sellers by the last change of their state, newest first. Texts are compared without Turkish letters and case. */
export async function findSellers(db: Database, { q, state, after }: SellerSearch, size = pageSize) {
  const last = readCursor(after, 'instant', 'number')
  const key = searchKey(q)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join(' ')
  const like = `%${key}%`
  const rows = await db
    .selectFrom('shops as s')
    .leftJoin('seller_applications as a', 'a.shop_id', 's.id')
    .select(['s.id', 's.name', 's.legal_name', 's.city', 's.state', 's.on_leave', 'a.number'])
    .select(stateAt.as('state_at'))
    .select(
      sql<number>`(select count(*)::int from desk_messages m where m.shop_id = s.id and not m.from_office and m.read_at is null)`.as(
        'unread',
      ),
    )
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? 'open'))
    .$if(q !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb(folded('s.name'), 'like', like),
          eb(folded('s.legal_name'), 'like', like),
          eb('s.slug', '=', q.toLowerCase()),
          eb('s.tax_number', '=', q),
          eb('a.number', '=', q.toUpperCase()),
        ]),
      ),
    )
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${stateAt}, s.id) < (${last?.[0]}::timestamptz, ${last?.[1]}::bigint)`),
    )
    .orderBy(stateAt, 'desc')
    .orderBy('s.id', 'desc')
    .limit(size + 1)
    .execute()
  return pageOfRows(rows, ({ state_at, id }) => [state_at.toISOString(), id], size)
}

/** The part of a shop's address. */
export const shopSlug = async (db: Database, id: number): Promise<string> =>
  (await db.selectFrom('shops').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug

/** How often shops have appeared, disappeared or changed for shoppers. */
export const shopChanges = async (db: Database): Promise<number> =>
  (await db.selectFrom('shop_changes').select('version').executeTakeFirstOrThrow()).version

const folded = (column: string) => sql<string>`array_to_string(array(select folded_words(${sql.ref(column)})), ' ')`

/** The form of the application from which a shop began. */
export const findApplication = (db: Database, shopId: number) =>
  db
    .selectFrom('seller_applications')
    .select(['number', 'form', 'created_at'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst()

/** A document of a shop; undefined for another shop's. */
export const findShopDocument = async (db: Database, shopId: number, document: string) =>
  isUuid(document)
    ? db
        .selectFrom('shop_documents')
        .select(['id', 'key', 'type', 'paper'])
        .where('shop_id', '=', shopId)
        .where('id', '=', document)
        .executeTakeFirst()
    : undefined

/** The audit of a shop, by its team and by the office, newest first. */
export const readShopHistory = (db: Database, shopId: number) =>
  db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.person_id')
    .select(['e.at', 'e.door', 'e.action', 'e.subject', 'e.reason', 'u.first_name', 'u.last_name'])
    .where('e.shop_id', '=', shopId)
    .orderBy('e.id', 'desc')
    .limit(100)
    .execute()

/** Mail addresses of the owners of a shop. */
export const ownerMails = async (db: Database, shopId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.email')
    .where('m.shop_id', '=', shopId)
    .where('m.role', '=', 'sahip')
    .where('m.ended_at', 'is', null)
    .orderBy('u.email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Writes which shops are on leave on a day, `YYYY-MM-DD`; returns how many have changed. */
export const settleLeaves = async (db: Database, today: string): Promise<number> => {
  const isAway = sql<boolean>`(leave_from is not null and leave_from <= ${today} and ${today} <= leave_to)`
  const changed = await db
    .updateTable('shops')
    .set({ on_leave: isAway })
    .where('on_leave', 'is distinct from', isAway)
    .returning('id')
    .execute()
  return changed.length
}

/** Takes the files of documents that were refused before an instant. */
export const takeRefusedPapers = async (db: Database, before: Date): Promise<readonly string[]> => {
  const rows = await db
    .deleteFrom('shop_documents')
    .where('status', '=', 'refused')
    .where('settled_at', '<', before)
    .returning('paper')
    .execute()
  return rows.map(({ paper }) => paper)
}
