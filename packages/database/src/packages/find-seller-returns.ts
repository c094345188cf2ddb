import type { ReturnTab, SellerReturnState } from '@market/domain/packages'
import { mostCounted, returnTabs } from '@market/domain/packages'
import { type Decision, type Dispute, inChoice, readSnapshot, type SnapshotItem } from '@market/commerce'
import { cartItems } from '@market/domain/cart'
import { sql } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../open-database.ts'
import { type ListPage, pageOfRows, pageSize, readCursor } from '../list-cursor.ts'
import { orderExchanges } from '../ordering/order-exchanges.ts'
import { sellerReturnState } from './seller-returns.ts'

interface StoredLine {
  readonly line: number
  /** The choice that comes back, which an exchange may have handed over. */
  readonly combination: string
  readonly units: number
  readonly reasonId: number
  readonly note: string
  readonly refund: number
  readonly gift: number
}
interface ReturnedLine extends StoredLine {
  /** The line in the choice that comes back. */
  readonly item: SnapshotItem | undefined
}
export interface FoundSellerReturn {
  readonly id: string
  readonly shopId: number
  readonly shopName: string
  readonly state: SellerReturnState
  readonly revision: number
  readonly number: string
  readonly requestedAt: Date
  readonly handedInAt: Date | null
  readonly arrivedAt: Date | null
  readonly answerBy: Date | null
  readonly returnCode: string | null
  readonly dispute: Dispute | null
  readonly decision: Decision | null
  readonly lines: readonly ReturnedLine[]
}

const rowsOf = (db: Database) =>
  db
    .selectFrom('seller_returns as r')
    .innerJoin('cancellations as c', 'c.id', 'r.cancellation_id')
    .leftJoin('cancellations as w', 'w.id', 'c.split_of')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .innerJoin('shops as s', 's.id', 'r.shop_id')
    .select(['c.id', 'r.shop_id as shopId', 's.name as shopName', 'r.tab', 'r.at', 'r.revision', 'c.status'])
    .select(['o.number', 'o.snapshot', 'c.created_at as requestedAt', 'c.handed_in_at as handedInAt'])
    .select(orderExchanges.as('exchanges'))
    .select(['r.arrived_at as arrivedAt', 'r.answer_by as answerBy', 'r.dispute', 'r.decision'])
    .select(sql<string | null>`coalesce(c.return_code, w.return_code)`.as('returnCode'))
    .select(
      sql<readonly StoredLine[]>`(
        select coalesce(json_agg(json_build_object('line', g.line, 'combination', g.combination, 'units', g.quantity, 'reasonId', g.reason_id,
          'note', g.note, 'refund', g.refund, 'gift', g.gift) order by g.line), '[]')
        from cancellation_items g join order_items i on i.order_id = c.order_id and i.line = g.line
        where g.cancellation_id = c.id and i.shop_id = r.shop_id)`.as('lines'),
    )
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function found({ snapshot, exchanges, ...row }: Row): FoundSellerReturn {
  const bought = cartItems(readSnapshot(snapshot))
  return {
    ...row,
    state: sellerReturnState(row),
    lines: row.lines.map((one) => {
      const item = bought[one.line - 1]
      return { ...one, item: item && inChoice(item, one, exchanges) }
    }),
  }
}

/** Undefined for an unknown id, and for another shop's. */
export async function findSellerReturn(
  db: Database,
  { shopId, id }: { readonly shopId: number; readonly id: string },
): Promise<FoundSellerReturn | undefined> {
  if (!isUuid(id)) return undefined
  const row = await rowsOf(db).where('r.shop_id', '=', shopId).where('c.id', '=', id).executeTakeFirst()
  return row && found(row)
}

/** A page of a shop's returns: those that wait longest first, ended ones latest first. */
export async function findSellerReturns(
  db: Database,
  { shopId, tab, after }: { readonly shopId: number; readonly tab: ReturnTab; readonly after?: string | undefined },
  size = pageSize,
): Promise<ListPage<FoundSellerReturn>> {
  const rows = rowsOf(db).where('r.shop_id', '=', shopId).where('r.tab', '=', tab)
  return pageOfReturns(rows, { after, down: tab === 'done', size })
}

/** A page of the returns that sellers dispute: open ones longest first, decided ones latest first. */
export async function findDisputes(
  db: Database,
  { done, after }: { readonly done: boolean; readonly after?: string | undefined },
  size = pageSize,
): Promise<ListPage<FoundSellerReturn>> {
  const rows = done ? rowsOf(db).where('r.decision', 'is not', null) : rowsOf(db).where('r.tab', '=', 'disputed')
  return pageOfReturns(rows, { after, down: done, size })
}

/** A return that its seller disputed, for the office. */
export async function findDispute(db: Database, id: string): Promise<FoundSellerReturn | undefined> {
  if (!isUuid(id)) return undefined
  const row = await rowsOf(db).where('c.id', '=', id).where('r.dispute', 'is not', null).executeTakeFirst()
  return row && found(row)
}

async function pageOfReturns(
  rows: ReturnType<typeof rowsOf>,
  { after, down, size }: { readonly after: string | undefined; readonly down: boolean; readonly size: number },
): Promise<ListPage<FoundSellerReturn>> {
  const last = readCursor(after, 'instant', 'uuid')
  const page = await rows
    .$if(last !== undefined, (query) =>
      query.where(
        down
          ? sql<boolean>`(r.at, r.cancellation_id) < (${last?.[0]}::timestamptz, ${last?.[1]}::uuid)`
          : sql<boolean>`(r.at, r.cancellation_id) > (${last?.[0]}::timestamptz, ${last?.[1]}::uuid)`,
      ),
    )
    .orderBy('r.at', down ? 'desc' : 'asc')
    .orderBy('r.cancellation_id', down ? 'desc' : 'asc')
    .limit(size + 1)
    .execute()
  const { rows: shown, next } = pageOfRows(page, ({ at, id }) => [at.toISOString(), id], size)
  return { rows: shown.map(found), next }
}

/** How many returns of a shop each of its tabs has, up to 1,000. */
export async function countSellerReturns(db: Database, shopId: number): Promise<Readonly<Record<ReturnTab, number>>> {
  const { rows } = await sql<Record<ReturnTab, number>>`select ${sql.join(
    returnTabs.map(
      (tab) => sql`(select count(*)::int from (select 1 from seller_returns where shop_id = ${shopId} and tab = ${tab}
        limit ${mostCounted}) n) as ${sql.ref(tab)}`,
    ),
  )}`.execute(db)
  return rows[0] ?? { awaited: 0, arrived: 0, disputed: 0, done: 0 }
}
