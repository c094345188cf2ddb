import { sql } from 'kysely'
import { readSnapshot, type StoredSnapshot } from '@market/commerce'
import type { Oracle } from './oracle.ts'

/** The bank has the cash of handed over parcels only, and no parcel gives back more than was paid for it. */
export const cash: Oracle = {
  name: 'cash agrees with its parcels',
  when: 'day',
  async look(world) {
    const { rows } = await sql<Row>`
      select o.number, o.snapshot, x.shop_id as shop, x.cash_taken as taken,
        x.status = 'delivered' and ((x.events->-1) ? 'fetchUntil' or x.events->-1->>'key' = 'sent_back') is not true as "handedOver",
        (select sum(i.total) from order_items i where i.order_id = o.id and i.shop_id = x.shop_id)::int as goods,
        coalesce((select sum(g.refund) from cancellation_items g join cancellations c on c.id = g.cancellation_id
          join order_items i on i.order_id = o.id and i.line = g.line and i.shop_id = x.shop_id
          where c.order_id = o.id and c.kind = 'return' and c.status = 'refunded'), 0)::int as refunded
      from parcels x join orders o on o.id = x.order_id join payments p on p.order_id = o.id
      where p.method = 'cash_on_delivery' order by 1, 2`.execute(world.api().deps.db)
    return rows.flatMap(({ number, snapshot, shop, goods, refunded, taken, handedOver }) => {
      if (taken && !handedOver) return [`${number}: cash is booked for the parcel of shop ${shop}, which nobody has`]
      const paid = taken ? goods + wrappingOf(snapshot, shop) : 0
      return refunded > paid
        ? [`${number}: ${refunded} kuruş go back of the parcel of shop ${shop}, which paid ${paid}`]
        : []
    })
  },
}

/** Sums in kuruş. */
interface Row {
  readonly number: string
  readonly snapshot: StoredSnapshot
  readonly shop: number
  readonly goods: number
  readonly refunded: number
  readonly taken: boolean
  readonly handedOver: boolean
}

const wrappingOf = (snapshot: StoredSnapshot, shop: number): number =>
  readSnapshot(snapshot)
    .shops.filter(({ shopId }) => shopId === shop)
    .flatMap(({ items }) => items)
    .reduce((sum, { gift }) => sum + (gift?.wrapPrice ?? 0), 0)
