import type { Database } from '@market/database'
import { changedDeliveryMail } from '@market/mails'
import { type LinkShop, orderAddress } from '../ordering/order-link.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

type Change = Parameters<typeof changedDeliveryMail>[1]['change']

/** Mails the buyer a change of an order's delivery, in the transaction that makes it. */
export async function tellOfChange(
  trx: Database,
  shop: LinkShop,
  { orderId, change }: { readonly orderId: string; readonly change: Change },
  now: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['number', 'email', 'user_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await writeMail(trx, changedDeliveryMail(shop, { ...order, change }, orderAddress(shop, order, now)), now)
}
