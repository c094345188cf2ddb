import { formatPrice, kurus } from '@market/domain/money'
import { sql } from 'kysely'
import type { Oracle } from './oracle.ts'

/** The confirmation of every paid order names its sum, and every request has its mail with the sum that goes back. */
export const mails: Oracle = {
  name: 'mails say the sums of their order',
  when: 'end',
  async look(world) {
    const { rows } = await sql<{ number: string; email: string; amount: number }>`
      select o.number, o.email, p.amount::int from orders o join payments p on p.order_id = o.id
      where o.status = 'paid' and p.status in ('paid', 'refunded', 'on_delivery') order by 1`.execute(
      world.api().deps.db,
    )
    const sent = world.mails()
    return rows.flatMap(({ number, email, amount }) => {
      const about = sent.filter((mail) => mail.recipient === email && (mail.subject + mail.text).includes(number))
      const sum = formatPrice(kurus(amount))
      return about.some(({ text }) => text.includes(sum))
        ? []
        : [`${number}: none of ${about.length} mails names ${sum}`]
    })
  },
}
