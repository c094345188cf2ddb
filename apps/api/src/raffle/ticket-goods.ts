import { factsMail } from '@market/mails'
import { ticketText } from '@market/domain/raffle'
import { sql } from 'kysely'
import { type Database, buyerEmail } from '@market/database'
import { notify } from '../notifications/notify.ts'
import type { PurchaseGoods } from '../payment/sql/purchase-goods.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { holdTickets, releaseTickets } from './hold-tickets.ts'
import { type TicketLine, ticketLines } from './ticket-lines.ts'
import { texts } from './texts.ts'

/** Raffle tickets as purchase goods: reserved until they are paid, then numbered. */
export const ticketGoods: PurchaseGoods = {
  async reacquire(trx, { ownerId, content }, now) {
    return (await holdTickets(trx, { ownerId, lines: ticketLines(content) }, now)) === undefined
  },
  release: (trx, { ownerId, content }) => releaseTickets(trx, { ownerId, lines: ticketLines(content) }),
  async deliver(trx, purchase, { shop, now }) {
    const { userId, content, orderNumber } = purchase
    // The member's account was deleted meanwhile, so the tickets have no owner.
    if (userId === null) return false
    const lines = ticketLines(content)
    const numbered: (readonly [TicketLine, readonly number[]])[] = []
    for (const line of lines) {
      const numbers = await takeNumbers(trx, line)
      if (!numbers) return false
      const { productId: product_id } = line
      const owned = { product_id, user_id: userId, purchase_id: purchase.id, created_at: now }
      await trx
        .insertInto('raffle_tickets')
        .values(numbers.map((number) => ({ ...owned, number })))
        .execute()
      numbered.push([line, numbers])
    }
    const { bought } = texts
    const count = lines.reduce((sum, line) => sum + line.count, 0)
    await notify(trx, {
      userId,
      title: bought.title,
      text: bought.told(count),
      link: '/my/cekilisler/biletlerim',
      now,
    })
    const recipient = await buyerEmail(trx, purchase)
    if (recipient === undefined) return true
    const mail = factsMail(shop, {
      recipient,
      subject: `${bought.title}: ${orderNumber}`,
      title: bought.title,
      preview: bought.told(count),
      intro: bought.intro,
      facts: [
        ...numbered.map(([{ name }, numbers]) => [bought.tickets(name), numbers.map(ticketText).join(', ')] as const),
        [bought.number, orderNumber],
      ],
      care: bought.care,
    })
    await writeMail(trx, mail, now)
    return true
  },
}

/** Takes the next ticket numbers of a raffle; undefined if it was drawn already. */
async function takeNumbers(trx: Database, { productId, count }: TicketLine): Promise<readonly number[] | undefined> {
  const raffle = await trx
    .updateTable('raffles')
    .set({ next_number: sql<number>`next_number + ${count}` })
    .where('product_id', '=', productId)
    .where('drawn_at', 'is', null)
    .returning('next_number')
    .executeTakeFirst()
  return raffle && Array.from({ length: count }, (_, index) => raffle.next_number - count + index)
}
