import { type RawBuilder, sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/**
 * A code never holds more than its amount, a single-use code holds nothing while an order uses it, and refunded money can
 * be spent again.
 */
export const giftCodes: Oracle = {
  name: 'gift codes hold what is theirs',
  when: 'day',
  async look(world) {
    const wrong: Readonly<Record<string, RawBuilder<{ about: string }>>> = {
      'a code holds more than it was worth': sql`select id::text as about from gift_codes where balance < 0 or balance > amount`,
      'a single-use code is used and holds something': sql`select o.number as about from gift_codes g join gift_code_uses u on u.gift_code_id = g.id
        join orders o on o.id = u.order_id where g.single_use and g.balance > 0 and o.status = 'paid' and exists (
          select 1 from order_items i where i.order_id = o.id and i.quantity > (
            select coalesce(sum(x.quantity), 0) from cancellation_items x join cancellations c on c.id = x.cancellation_id
            where c.order_id = o.id and x.line = i.line and c.kind <> 'exchange' and c.status <> 'refused'))`,
      'money went back onto a code that ends within four weeks': sql`select o.number as about from cancellations c join orders o on o.id = c.order_id
        join gift_code_uses u on u.order_id = o.id join gift_codes g on g.id = u.gift_code_id
        where c.gift_returned > 0 and c.status in ('approved', 'refunded') and g.ends_at < coalesce(c.arrived_at, c.created_at) + interval '28 days'`,
    }
    const found: string[] = []
    for (const [what, query] of Object.entries(wrong)) {
      const { rows } = await query.execute(world.api().deps.db)
      if (rows.length > 0)
        found.push(
          `${what}: ${rows
            .map(({ about }) => about)
            .toSorted()
            .join(', ')}`,
        )
    }
    return found
  },
}
