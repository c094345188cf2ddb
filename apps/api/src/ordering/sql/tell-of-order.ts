import { paymentMail, paymentNews } from '@market/mails'
import type { BookedPayment, PaymentNews } from '@market/commerce'
import type { Database } from '@market/database'
import { notify } from '../../notifications/notify.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { type LinkShop, orderAddress } from '../order-link.ts'

/** Mails the buyer how a payment ended after they had left the page. */
export async function tellOfOrder(
  trx: Database,
  shop: LinkShop,
  told: {
    readonly payment: Pick<BookedPayment, 'id' | 'orderNumber'>
    readonly news: PaymentNews
    readonly now: Date
  },
): Promise<void> {
  const { news, now } = told
  const { id, orderNumber: number } = told.payment
  const { email, user_id, method, amount } = await trx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.email', 'o.user_id', 'p.method', 'p.amount'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()
  const payment = { number, amount, method }
  const address = orderAddress(shop, { number, user_id }, now)
  await writeMail(trx, paymentMail(shop, news, { ...payment, recipient: email, address }), now)
  if (user_id) {
    const { title, intro } = paymentNews(news, payment)
    await notify(trx, { userId: user_id, title, text: `${number}: ${intro}`, link: `/my/siparisler/${number}`, now })
  }
}
