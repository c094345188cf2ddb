import { postInvoiceMail } from '@market/contract'
import { fromLira } from '@market/domain/money'
import type { Attachment } from '@market/mails'
import { sql } from 'kysely'
import type { Shopper } from './make-shopper.ts'

/** Kuruş by which the shares of a line may be rounded. */
const slack = 5

/** Has the invoices of an order mailed; together they are never of more than what was not cancelled. */
export async function askForInvoice(shopper: Shopper, number: string): Promise<void> {
  const { world } = shopper.life
  if (!(await shopper.ask(postInvoiceMail, { body: { order_id: number } }))) return
  const { db } = world.api().deps
  const { rows } = await sql<{ left: number }>`
    select (p.amount + o.gift_total - coalesce((select sum(c.refund + c.gift) from cancellations c
      where c.order_id = o.id and c.kind = 'cancel'), 0))::int as left
    from orders o join payments p on p.order_id = o.id where o.number = ${number}`.execute(db)
  const waiting = await db
    .selectFrom('mails')
    .select(['subject', 'attachments'])
    .where('sent_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const papers = waiting.find(({ subject }) => subject === `Faturanız: ${number}`)?.attachments ?? []
  const sums = (papers as readonly Attachment[])
    .filter(({ filename }) => filename.startsWith('fatura-'))
    .flatMap(({ content }) => [...content.matchAll(/KDV Dahil Toplam Fiyat[^\d]*([\d.]+,\d\d)/g)])
    .map(([, sum = '0']) => Number(fromLira(Number(sum.replaceAll('.', '').replace(',', '.')))))
  const invoiced = sums.reduce((all, sum) => all + sum, 0)
  const left = rows[0]?.left ?? 0
  if (invoiced > left + slack)
    world.accuse(
      'invoices are of what was not cancelled',
      `${number}: ${invoiced} kuruş are invoiced, ${left} are left`,
    )
}
