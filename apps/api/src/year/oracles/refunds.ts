import { sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** Every refund of a request is at the bank, with its sum, and the bank has no other. */
export const refunds: Oracle = {
  name: 'what is said to be refunded is refunded',
  when: 'day',
  async look(world) {
    // Units that are cancelled before their cash was taken were never paid.
    const { rows } = await sql<{ number: string; said: number; given: number }>`
      with said as (select o.number, c.id::text as id, c.refund from cancellations c join orders o on o.id = c.order_id
          join payments p on p.order_id = o.id and p.status in ('paid', 'on_delivery', 'refunded')
          where c.status = 'refunded' and c.refund > 0
            and not (c.kind = 'cancel' and p.method = 'cash_on_delivery')),
        given as (select r.reference as id, r.amount from bank.refunds r)
      select coalesce(s.number, g.id) as number, coalesce(s.refund, 0)::int as said, coalesce(g.amount, 0)::int as given
      from said s full join given g on g.id = s.id
      -- The bank may have answered a moment before the shop notes it.
      where s.refund is distinct from g.amount
        and not exists (select 1 from cancellations c where c.id::text = g.id and c.status = 'approved' and c.refund = g.amount)
      order by 1`.execute(world.api().deps.db)
    return rows.map(({ number, said, given }) => `${number}: ${said} kuruş are said, ${given} given`)
  },
}
