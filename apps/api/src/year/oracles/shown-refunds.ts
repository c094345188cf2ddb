import { sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** A return gives no less money than was shown when it was asked for, whatever arrived before it. */
export const shownRefunds: Oracle = {
  name: 'a return is refunded what was shown',
  when: 'day',
  async look(world) {
    const { rows } = await sql<{ id: string; refund: number; gift: number }>`
      select coalesce(split_of, id)::text as id, sum(refund)::int as refund, sum(gift_returned)::int as gift
      from cancellations where kind = 'return' group by 1
      having bool_and(status in ('approved', 'refunded')) order by 1`.execute(world.api().deps.db)
    return rows.flatMap(({ id, refund, gift }) => {
      const shown = world.shownRefunds.get(id)
      return shown && (refund < shown.refund || gift < shown.gift)
        ? [`${shown.number}: ${shown.refund} and ${shown.gift} on the code were shown, ${refund} and ${gift} given`]
        : []
    })
  },
}
