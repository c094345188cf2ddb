import type { PaymentMethod } from '@market/domain/checkout'
import type { Money } from '@market/domain/money'
import { mostCounted, type PackageState, type PackageTab, packageTabs } from '@market/domain/packages'
import {
  cashToCollect,
  orderBalance,
  type ParcelBalance,
  type OrderSnapshot,
  readSnapshot,
  type SnapshotShop,
} from '@market/commerce'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { balanceRequests } from '../ordering/balance-requests.ts'
import { type ListPage, pageOfRows, pageSize, readCursor } from '../list-cursor.ts'
import { ordersNamed } from './orders-named.ts'
import { packageStateOf, type WorkColumns } from './packages.ts'

export interface PackageSearch {
  readonly shopId: number
  readonly tab?: PackageTab | undefined
  readonly q?: string | undefined
  readonly due?: 'overdue' | 'today' | undefined
  readonly after?: string | undefined
}
export interface FoundPackage extends WorkColumns {
  readonly id: string
  readonly orderId: string
  readonly number: string
  readonly shopId: number
  readonly state: PackageState
  readonly revision: number
  readonly dueOn: string
  readonly trackingNo: string | null
  readonly orderedAt: Date
  readonly invoice: string | null
  readonly invoiceAt: Date | null
  readonly invoiceBytes: number | null
  readonly movedDay: string | null
  readonly movedFrom: number | null
  readonly movedTo: number | null
  readonly method: PaymentMethod
  /** Cash that the carrier has yet to collect. */
  readonly cash: Money
  readonly snapshot: OrderSnapshot
  readonly shop: SnapshotShop
  /** Number in the order of the first line of the package. */
  readonly firstLine: number
  readonly balance: ParcelBalance
}

/** Ended packages are listed latest first, all others by their promised day. */
const isEnded = (tab: PackageTab | undefined) => tab === 'delivered' || tab === 'problem'
const open: readonly PackageTab[] = ['new', 'preparing']

const rowsOf = (db: Database) =>
  db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('payments as a')
          .select(['a.method', 'a.status', 'a.amount'])
          .whereRef('a.order_id', '=', 'o.id')
          .orderBy(sql`a.status = 'paid'`, 'desc')
          .orderBy('a.created_at', 'desc')
          .limit(1)
          .as('y'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.order_id as orderId', 'p.shop_id as shopId', 'p.status', 'p.events', 'p.revision'])
    .select([
      'p.accepted_at',
      'p.packed_at',
      'p.ended_as',
      'p.cash_taken as cashTaken',
      'p.due_on as dueOn',
      'p.tracking_no as trackingNo',
    ])
    .select(['p.invoice', 'p.invoice_at as invoiceAt', 'p.invoice_bytes as invoiceBytes'])
    .select(['p.moved_day as movedDay', 'p.moved_from as movedFrom', 'p.moved_to as movedTo'])
    .select(['o.number', 'o.snapshot', 'o.created_at', 'o.paid_at', 'o.gift_total as gift'])
    .select(['y.method', 'y.status as paid', 'y.amount as charged', balanceRequests.as('requests')])
    .where('p.tab', 'is not', null)
    .where('o.status', '=', 'paid')
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function found({
  snapshot: stored,
  requests,
  charged,
  gift,
  created_at,
  paid_at,
  paid,
  cashTaken,
  ...row
}: Row): readonly FoundPackage[] {
  const snapshot = readSnapshot(stored)
  const at = snapshot.shops.findIndex(({ shopId }) => shopId === row.shopId)
  const shop = snapshot.shops[at]
  const state = packageStateOf(row)
  const { parcels } = orderBalance({ shops: snapshot.shops, method: row.method, charged, gift }, requests)
  const balance = parcels[at]
  if (!shop || !state || !balance) return []
  const firstLine = snapshot.shops.slice(0, at).reduce((sum, { items }) => sum + items.length, 1)
  const cash = cashToCollect({ paid, cashTaken, money: balance.money })
  return [{ ...row, cash, state, orderedAt: paid_at ?? created_at, snapshot, shop, firstLine, balance }]
}

/** Undefined for an unknown id, and for another shop's. */
export async function findPackage(
  db: Database,
  { shopId, id }: { readonly shopId: number; readonly id: string },
): Promise<FoundPackage | undefined> {
  const row = await rowsOf(db).where('p.shop_id', '=', shopId).where('p.id', '=', id).executeTakeFirst()
  return row && found(row)[0]
}

/** The packages of an order, for the office. */
export async function findOrderPackages(db: Database, number: string): Promise<readonly FoundPackage[]> {
  const rows = await rowsOf(db).where('o.number', '=', number).orderBy('p.shop_id').execute()
  return rows.flatMap(found)
}

/** A page of a shop's packages. Without a tab and a text those that are still in the shop. */
export async function findPackages(
  db: Database,
  { shopId, tab, q, due, after }: PackageSearch,
  today: string,
  size = pageSize,
): Promise<ListPage<FoundPackage>> {
  const last = readCursor(after, 'day', 'package')
  const down = isEnded(tab)
  const text = q?.trim() ?? ''
  // An ended package is not due. Each tab is named once: the planner takes two conditions on it for a rarer case.
  const named = tab ? [tab] : due || text === '' ? open : packageTabs
  const tabs = due ? named.filter((one) => open.includes(one)) : named
  if (tabs.length === 0) return { rows: [], next: null }
  const rows = await rowsOf(db)
    .where('p.shop_id', '=', shopId)
    .where('p.tab', 'in', [...tabs])
    .$if(due !== undefined, (query) => query.where('p.due_on', due === 'overdue' ? '<' : '<=', today))
    .$if(text !== '', (query) => query.where(sql<boolean>`p.order_id in ${ordersNamed(text)}`))
    .$if(last !== undefined, (query) =>
      query.where(
        down
          ? sql<boolean>`(p.due_on, p.id) < (${last?.[0]}, ${last?.[1]})`
          : sql<boolean>`(p.due_on, p.id) > (${last?.[0]}, ${last?.[1]})`,
      ),
    )
    .orderBy('p.due_on', down ? 'desc' : 'asc')
    .orderBy('p.id', down ? 'desc' : 'asc')
    .limit(size + 1)
    .execute()
  const page = pageOfRows(rows, ({ dueOn, id }) => [dueOn, id], size)
  return { rows: page.rows.flatMap(found), next: page.next }
}

/** How many packages of a shop each of its tabs has, up to 1,000. */
export async function countPackages(db: Database, shopId: number): Promise<Readonly<Record<PackageTab, number>>> {
  const { rows } = await sql<Record<PackageTab, number>>`select ${sql.join(
    packageTabs.map(
      (tab) => sql`(select count(*)::int from (select 1 from parcels where shop_id = ${shopId} and tab = ${tab}
        limit ${mostCounted}) n) as ${sql.ref(tab)}`,
    ),
  )}`.execute(db)
  return rows[0] ?? { new: 0, preparing: 0, shipped: 0, delivered: 0, problem: 0 }
}
