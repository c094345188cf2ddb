import { postInvoiceMail } from '@market/contract'
import { fromLira } from '@market/domain/money'
import { sql } from 'kysely'
import type { Shopper } from './make-shopper.ts'

/** Has the invoices of an order mailed; together they are never of more than what was not cancelled. */
export async function askForInvoice(shopper: Shopper, number: string): Promise<void> {
  const { world } = shopper.life
  const before = world.mailsTo(shopper.email).length
  if (!(await shopper.ask(postInvoiceMail, { body: { order_id: number } }))) return
  const { rows } = await sql<{ left: number }>`
    select (p.amount + o.gift_total - coalesce((select sum(c.refund + c.gift) from cancellations c
      where c.order_id = o.id and c.kind = 'cancel'), 0))::int as left
    from orders o join payments p on p.order_id = o.id where o.number = ${number}`.execute(world.api().deps.db)
  await world.runJob('mail')
  const mail = world
    .mailsTo(shopper.email)
    .slice(before)
    .find(({ subject }) => subject.includes(number) && subject.includes('atura'))
  const sums = [...(mail?.html ?? '').matchAll(/KDV Dahil Toplam Fiyat[^\d]*([\d.]+,\d\d)/g)].map(([, sum = '0']) =>
    Number(fromLira(Number(sum.replaceAll('.', '').replace(',', '.')))),
  )
  const invoiced = sums.reduce((all, sum) => all + sum, 0)
  const left = rows[0]?.left ?? 0
  if (invoiced > left)
    world.accuse(
      'invoices are of what was not cancelled',
      `${number}: ${invoiced} kuruş are invoiced, ${left} are left`,
    )
}
