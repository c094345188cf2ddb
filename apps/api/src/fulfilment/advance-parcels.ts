import { noonOf } from '@market/domain/kernel'
import { lapseExchanges, settledStatuses, sqlRefunds } from '@market/database'
import { randomInt } from 'node:crypto'
import { handInReturn, nextLeg, type PaymentProvider, readSnapshot } from '@market/commerce'
import { lapsedExchangeMail } from '@market/mails'
import { drawDoorstep } from '@market/pictures'
import { sql } from 'kysely'
import { orderAddress } from '../ordering/order-link.ts'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { acceptSilentReturns, takeReturn } from '../refunds/tell-return.ts'
import { collectCash } from './collect-cash.ts'
import { handOverCode } from './hand-over-code.ts'
import { handOver } from './hand-over.ts'
import { movedTo, moveParcel } from './move-parcel.ts'

const batch = 200
/** Days from a return request until the return arrives, if it is handed in on the next day. */
const returnDays = 3

/**
 * One run of the fulfilment job. The simulated carrier, if enabled, moves parcels and delivers returns. In any mode the
 * run collects the cash of delivered parcels, ends exchanges that were not handed over, and accepts returns that their
 * sellers have not answered in time.
 */
export async function advanceParcels(deps: Deps, provider: PaymentProvider): Promise<void> {
  const isSimulated = deps.config.simulated.has('carrier')
  if (isSimulated) await carry(deps)
  await collectCash(deps, provider)
  if (isSimulated) await receiveReturns(deps)
  await endExchanges(deps)
  await acceptSilentReturns(deps)
}

export const endExchanges = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> => {
  const now = clock.now()
  return lapseExchanges(db, now, (trx, lapsed) => {
    const { number, userId: user_id } = lapsed.order
    return writeMail(trx, lapsedExchangeMail(config, lapsed, orderAddress(config, { number, user_id }, now)), now)
  })
}

const waitsAtCounter = sql<boolean>`(p.status = 'delivered' and (p.events->-1) ? 'fetchUntil')`

async function carry(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const moving = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .innerJoin('payments as m', 'm.order_id', 'o.id')
    .where('m.status', 'in', settledStatuses)
    .select(['p.order_id', 'p.shop_id', 'p.status', 'p.events', 'p.tracking_no', 'o.snapshot', 's.city'])
    .select(['o.number', 'm.method'])
    .select(['p.moved_day', 'p.moved_from', 'p.moved_to'])
    .where((parcel) =>
      parcel.or([
        parcel('p.status', 'in', ['shipped', 'out_for_delivery']),
        // A shop with a team ships by itself.
        parcel.and([parcel('p.status', '=', 'preparing'), parcel('s.autopilot', '=', true)]),
        waitsAtCounter,
      ]),
    )
    .where('o.status', '=', 'paid')
    .orderBy('o.paid_at')
    .execute()
  for (const parcel of moving) {
    const snapshot = readSnapshot(parcel.snapshot)
    const { shops, delivery: address } = snapshot
    const delivery = shops.find(({ shopId }) => shopId === parcel.shop_id)?.delivery
    const leg =
      delivery &&
      nextLeg(
        {
          status: parcel.status,
          events: parcel.events,
          delivery,
          moved: movedTo(parcel),
          city: parcel.city,
          district: address.district,
          // Only cash on delivery needs the buyer at the door; a prepaid parcel is left there with a photo.
          toDoor: snapshot.shipping.option === 'address' && parcel.method === 'cash_on_delivery',
          isLeft: parcel.tracking_no?.endsWith(left),
        },
        now,
      )
    if (!leg) continue
    const move = {
      orderId: parcel.order_id,
      number: parcel.number,
      shopId: parcel.shop_id,
      from: parcel.status,
      events: leg.events,
      trackingNo: parcel.tracking_no ?? trackingNumber(),
      snapshot,
      moved: movedTo(parcel),
    }
    if (leg.events.at(-1)?.key !== 'delivered') await moveParcel(deps, { ...move, to: leg.status })
    // The simulated courier also needs the hand-over code, and always has the right one.
    else
      await handOver(deps, move, {
        code: handOverCode(deps.config, move.number, move.shopId),
        photo: await drawDoorstep(move.number),
      })
  }
}

/**
 * The simulated carrier cannot deliver parcels whose tracking number ends like this: they are not accepted or not
 * fetched.
 */
const left = '000 TR'

const trackingNumber = (): string => {
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0')
  return `GV ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)} TR`
}

/** Has not reached a shop that answers it. */
const isOnItsWay = sql<boolean>`not exists (
  select 1 from seller_returns r where r.cancellation_id = cancellations.id and r.tab <> 'awaited')`

async function receiveReturns({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  const waiting = await db
    .selectFrom('cancellations')
    .select(['id', 'created_at', 'pickup_day', 'handed_in_at', 'exchange'])
    .where('status', '=', 'waiting')
    .where('created_at', '<=', daysBefore(now, 1))
    .where(isOnItsWay)
    .orderBy('created_at')
    .limit(batch)
    .execute()
  for (const { id, created_at, pickup_day, handed_in_at, exchange } of waiting) {
    const day = pickup_day ?? exchange?.at?.from
    const handedIn = day === undefined ? daysBefore(created_at, -1) : noonOf(day)
    if (handedIn > now) continue
    await db.transaction().execute(async (trx) => {
      if (handed_in_at === null) await handInReturn(sqlRefunds(trx), id, handedIn)
      if (handedIn <= daysBefore(now, returnDays - 1)) await takeReturn(trx, config, id, now)
    })
  }
}

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000)
