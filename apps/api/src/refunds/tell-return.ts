import { type Database, readToldReturn, sqlRefunds } from '@market/database'
import { returnMail, returnWords } from '@market/mails'
import { receiveReturn } from '@market/commerce'
import { notify } from '../notifications/notify.ts'
import { orderAddress } from '../ordering/order-link.ts'
import type { Config } from '../platform/config/config.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

/**
 * Notifies the shopper that a return has arrived or is refunded. Runs in the transaction that records it, so the
 * notification is sent exactly once.
 */
export async function tellReturn(trx: Database, config: Config, id: string, now: Date): Promise<void> {
  const told = await readToldReturn(trx, id)
  // A return that was paid by gift code alone refunds no money, so no message is sent.
  if (!told || (told.news === 'paid' && told.refund === 0)) return
  const { number, userId } = told.order
  await writeMail(trx, returnMail(config, told, orderAddress(config, { number, user_id: userId }, now), now), now)
  if (userId !== null) await notify(trx, { userId, ...returnWords(told, now), link: `/my/siparisler/${number}`, now })
}

/** Records that a return has arrived and notifies its shopper. */
export async function takeReturn(trx: Database, config: Config, id: string, now: Date): Promise<void> {
  if (await receiveReturn(sqlRefunds(trx), id, now)) await tellReturn(trx, config, id, now)
}
