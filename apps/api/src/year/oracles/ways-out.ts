import { type RawBuilder, sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** Weeks after the last person has come nothing is open any more: no payment, request, parcel, mail or reservation. */
export const waysOut: Oracle = {
  name: 'everything comes to an end',
  when: 'end',
  async look(world) {
    const open = {
      'a payment is open': sql`select o.number from payments p join orders o on o.id = p.order_id
        where p.status in ('pending', 'on_delivery') or (p.status = 'expired' and p.settled_at is null)`,
      'an order waits for its payment': sql`select number from orders where status = 'awaiting_payment'`,
      'a request is open': sql`select o.number from cancellations c join orders o on o.id = c.order_id
        where c.status in ('waiting', 'approved')`,
      'a parcel is on its way': sql`select o.number from parcels x join orders o on o.id = x.order_id
        where o.status = 'paid' and (x.status in ('preparing', 'shipped', 'out_for_delivery') or (x.events->-1) ? 'fetchUntil')`,
      'stock is held for nothing': sql`select number from orders where stock_held and status not in ('paid', 'awaiting_payment')`,
      'a mail is not sent': sql`select subject as number from mails where sent_at is null`,
      'money of a failed order is at the bank': sql`select o.number from bank.payments b
        join payments p on p.id::text = b.merchant_reference join orders o on o.id = p.order_id
        where b.status = 'captured' and o.status <> 'paid'`,
    }
    const found: string[] = []
    for (const [what, query] of Object.entries(open)) {
      const { rows } = await (query as RawBuilder<{ number: string }>).execute(world.api().deps.db)
      if (rows.length > 0)
        found.push(
          `${what}: ${rows
            .map(({ number }) => number)
            .toSorted()
            .join(', ')}`,
        )
    }
    return found
  },
}
