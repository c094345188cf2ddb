import { succeed, dayText, isoDayText } from '@market/domain/kernel'
import { formatPrice, zero } from '@market/domain/money'
import {
  cashToCollect,
  choiceName,
  type Exchange,
  lineName,
  orderBalance,
  type ParcelLine,
  readSnapshot,
  type StoredSnapshot,
} from '@market/commerce'
import { sql } from 'kysely'
import { balanceRequests, type Database, movedTo } from '@market/database'
import { oneLine } from '../platform/one-line.ts'
import { keyOf } from '../reviews/photos/photo-address.ts'
import { photoFile } from '../reviews/photos/photo-folder.ts'
import type { OfficeCommand } from './office-command.ts'

/** Maximum number of entries per kind; the oldest are listed. */
const most = 100

export const showWaiting: OfficeCommand = {
  usage: '',
  about: 'lists what waits for a person, each with the command that does it, the oldest first',
  needs: 0,
  confidential: true,
  async run({ db, clock, config }) {
    const kinds = await Promise.all([
      parcels(db, 'preparing'),
      parcels(db, 'shipped'),
      overdue(db, isoDayText(clock.now())),
      returns(db, config.photosDir),
      devices(db),
      comments(db, config.photosDir),
    ])
    const lines = kinds.flat()
    return succeed(lines.length === 0 ? 'Nothing waits.' : lines.join('\n'))
  },
}

async function parcels(db: Database, status: 'preparing' | 'shipped') {
  const rows = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select([
      'o.number',
      'p.shop_id',
      's.name',
      'o.created_at',
      'p.moved_day',
      'p.moved_from',
      'p.moved_to',
      'p.cash_taken',
    ])
    .innerJoin('payments as y', 'y.order_id', 'o.id')
    .select(['p.status', 'o.snapshot', balanceRequests.as('requests')])
    .select(['y.method', 'y.status as paid', 'y.amount as charged', 'o.gift_total as gift'])
    .where('o.status', '=', 'paid')
    .where('p.status', 'in', status === 'preparing' ? ['preparing'] : ['shipped', 'out_for_delivery'])
    .orderBy('o.created_at')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const snapshot = readSnapshot(row.snapshot)
    const atDoor = snapshot.shipping.option === 'address'
    const [command, rest] =
      status === 'preparing'
        ? ['hand-over', ' <tracking number>']
        : row.status === 'shipped' && atDoor
          ? ['take-out', '']
          : ['deliver', atDoor ? ' <code>' : '']
    const moved = movedTo(row)
    const wanted = moved ? `, wanted on ${moved.day} from ${moved.from} to ${moved.to}` : ''
    const { parcels: balances } = orderBalance({ ...row, shops: snapshot.shops }, row.requests)
    const { lines: packed = [], money = zero } = balances.find(({ shopId }) => shopId === row.shop_id) ?? {}
    const due = cashToCollect({ paid: row.paid, cashTaken: row.cash_taken, money })
    const cash = due > 0 ? `, takes ${formatPrice(due)}` : ''
    const line = `${command} ${row.number} ${row.shop_id}${rest}    ${row.name}, ${dayText(row.created_at)}${wanted}${cash}`
    return status === 'preparing' ? [line, ...packed.flatMap(giftOf), ...slipOf(row, packed)].join('\n') : line
  })
}

/** Parcels that wait at a branch or locker beyond their last day. */
async function overdue(db: Database, today: string) {
  const rows = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.number', 'p.shop_id', 'o.snapshot'])
    .select(sql<string>`p.events->-1->>'fetchUntil'`.as('until'))
    .where('p.status', '=', 'delivered')
    .where(sql<boolean>`p.events->-1->>'fetchUntil' < ${today}`)
    .orderBy(sql`p.events->-1->>'fetchUntil'`)
    .limit(most)
    .execute()
  return rows.map(({ number, shop_id, snapshot, until }) => {
    const { place } = readSnapshot(snapshot).shipping
    return `send-back ${number} ${shop_id}    or fetched ${number} ${shop_id}: waited at ${place} until ${until}`
  })
}

/** How to pack a gift line; empty for other lines. */
function giftOf({ item, units }: Pick<ParcelLine, 'item' | 'units'>): readonly string[] {
  if (!item.gift) return []
  const { wrapped, note, pricesHidden } = item.gift
  const does = [wrapped ? 'wrap' : 'gift', note && 'with a note', pricesHidden && 'no prices on paper'].filter(Boolean)
  const words = note === '' ? '' : `: “${oneLine(note.replaceAll('\n', ' / '))}”`
  return [`    ${does.join(', ')}    ${units} × ${lineName(item)}${words}`]
}

const slipOf = (
  { number, shop_id }: { number: string; shop_id: number },
  packed: readonly Pick<ParcelLine, 'item'>[],
) => (packed.some(({ item }) => item.gift) ? [`    packing-slip ${number} ${shop_id} <file.pdf>`] : [])

/** Open returns, with the files of their photos for the inspection. */
async function returns(db: Database, photosDir: string) {
  const rows = await db
    .selectFrom('cancellations as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.return_code', 'c.created_at', 'c.pickup_day', 'c.handed_in_at', 'c.exchange'])
    .select(['o.number', 'o.snapshot'])
    .select(
      sql<
        readonly string[]
      >`array(select f.key from return_photos f where f.cancellation_id = c.id order by f.place)`.as('photos'),
    )
    .where('c.status', '=', 'waiting')
    .where('c.return_code', 'is not', null)
    .orderBy('c.created_at')
    .limit(most)
    .execute()
  return rows.flatMap((row) => [
    `${row.handed_in_at ? 'receive' : 'hand-in'} ${row.return_code}    asked for on ${dayText(row.created_at)}${row.pickup_day ? `, to be fetched on ${row.pickup_day}` : ''}`,
    ...exchangeOf(row),
    ...row.photos.map((key) => `    ${photoFile(photosDir, key, 'full')}`),
  ])
}

/** The replacement of an exchange, and the place of the hand-over. */
function exchangeOf({
  exchange,
  number,
  snapshot,
}: {
  exchange: Exchange | null
  number: string
  snapshot: StoredSnapshot
}) {
  if (!exchange) return []
  const { line, quantity, at } = exchange
  const bought = readSnapshot(snapshot).shops.flatMap(({ items }) => items)[line - 1]
  const where = at ? `at ${at.name}, from ${at.from}` : 'at the door'
  return [`    ${number}: ${quantity} × ${bought ? lineName(bought) : ''} for ${choiceName(exchange)}, ${where}`]
}

async function devices(db: Database) {
  const rows = await db
    .selectFrom('device_sales')
    .select(['cargo_code', 'device', 'status'])
    .where('status', 'in', ['approved', 'in-transit', 'inspected'])
    .orderBy(sql`status = 'inspected' desc, offer_id`)
    .limit(most)
    .execute()
  return rows.map(
    ({ cargo_code, device, status }) =>
      `${status === 'inspected' ? 'pay-device' : 'inspect'} ${cargo_code}    ${device}`,
  )
}

/** Comments that were changed after a refusal. Their photos are not served yet, so they are listed by file name. */
async function comments(db: Database, photosDir: string) {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'text', 'images'])
    .where('status', '=', 'waiting')
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, text, images }) => [
    `publish-comment ${id}    or refuse-comment ${id} <reason>: ${oneLine(text)}`,
    ...images.map((image) => `    ${photoFile(photosDir, keyOf(image), 'full')}`),
  ])
}
