import type { CancelledOrder } from '@market/commerce'
import type { Database } from '@market/database'
import { cancelMail, unsuppliedWords } from '@market/mails'
import { notify } from '../notifications/notify.ts'
import { orderAddress } from '../ordering/order-link.ts'
import type { Config } from '../platform/config/config.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

/** Tells a shopper which units the seller could not supply, in the transaction that cancels them. */
export async function tellUnsupplied(
  trx: Database,
  config: Config,
  cancelled: CancelledOrder,
  now: Date,
): Promise<void> {
  const { number, userId } = cancelled.order
  const link = orderAddress(config, { number, user_id: userId }, now)
  await writeMail(trx, cancelMail(config, cancelled, link, now), now)
  if (userId !== null) await notify(trx, { userId, ...unsuppliedWords(number), link: `/my/siparisler/${number}`, now })
}
