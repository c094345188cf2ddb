import { orderConfirmationMail, transferMail } from '@market/mails'
import type { PaymentMethod } from '@market/domain/checkout'
import { type MaskedCard, type OrderNews, readSnapshot } from '@market/commerce'
import type { Database } from '@market/database'
import { notify } from '../../notifications/notify.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { type LinkShop, orderAddress } from '../order-link.ts'
import { texts } from '../texts.ts'

export const sqlOrderNews = (trx: Database, shop: LinkShop): OrderNews => ({
  async confirmed({ orderId, paid, now }) {
    const { contract_documents: documents, ...order } = await trx
      .selectFrom('orders')
      .select([
        'number',
        'email',
        'user_id',
        'snapshot',
        'contract_documents',
        'created_at',
        'total',
        'ship_total',
        'gift_total',
      ])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const { number, user_id: userId } = order
    if (userId) await notify(trx, { userId, ...texts.placed(number, paid), link: `/my/siparisler/${number}`, now })
    const payment = await trx
      .selectFrom('payments')
      .select(['amount', 'installment', 'monthly'])
      .select((column) => column.ref('card').$castTo<MaskedCard | null>().as('card'))
      .select((column) => column.ref('method').$castTo<PaymentMethod>().as('method'))
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const confirmed = { ...order, snapshot: readSnapshot(order.snapshot), documents, payment, paid }
    await writeMail(trx, orderConfirmationMail(shop, confirmed, orderAddress(shop, order, now)), now)
  },
  async awaitsTransfer({ placed, userId, draft, account, now }) {
    const address = orderAddress(shop, { number: placed.number, user_id: userId }, now)
    const mail = { email: draft.email, total: draft.totals.total, ...placed, account, address }
    await writeMail(trx, transferMail(shop, mail), now)
  },
})
