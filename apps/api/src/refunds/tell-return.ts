import { randomUUID } from 'node:crypto'
import { type Database, readToldReturn, sqlRefunds, sqlSellerReturns, transact } from '@market/database'
import { disputeMail, disputeWords, returnMail, returnWords } from '@market/mails'
import { arriveReturn, receiveReturn } from '@market/commerce'
import { notify } from '../notifications/notify.ts'
import { orderAddress } from '../ordering/order-link.ts'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

/**
 * Notifies the shopper that a return has arrived or is refunded. Runs in the transaction that records it, so the
 * notification is sent exactly once.
 */
export async function tellReturn(trx: Database, config: Config, id: string, now: Date): Promise<void> {
  const told = await readToldReturn(trx, id, now)
  // A return that was paid by gift code alone refunds no money, so no message is sent.
  if (!told || (told.news === 'paid' && told.refund === 0)) return
  const { number, userId } = told.order
  await writeMail(trx, returnMail(config, told, orderAddress(config, { number, user_id: userId }, now), now), now)
  if (userId !== null) await notify(trx, { userId, ...returnWords(told, now), link: `/my/siparisler/${number}`, now })
}

/** Records that a return has arrived. Its shopper is notified of what is refunded; shops with a team answer first. */
export async function takeReturn(trx: Database, config: Config, id: string, now: Date): Promise<void> {
  const ports = { ...sqlRefunds(trx), sellerReturns: sqlSellerReturns(trx) }
  for (const taken of await arriveReturn(ports, { id, newId: randomUUID, now }))
    await tellReturn(trx, config, taken, now)
}

/** Accepts returns that their sellers have not answered in time. */
export async function acceptSilentReturns({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  for (const id of await sqlSellerReturns(db).silent(now))
    await transact(db, async (trx) => {
      const found = await sqlSellerReturns(trx).lock({ id })
      if (found?.state === 'arrived' && (await receiveReturn(sqlRefunds(trx), id, now)))
        await tellReturn(trx, config, id, now)
    })
}

/** Tells a shopper that the seller disputes a return, or that the office has refused it, with the reason. */
export async function tellDispute(
  trx: Database,
  config: Config,
  { id, news, reason }: { readonly id: string; readonly news: 'disputed' | 'refused'; readonly reason: string },
  now: Date,
): Promise<void> {
  const told = await readToldReturn(trx, id, now, 'any')
  if (!told) return
  const { number, userId } = told.order
  const words = disputeWords({ number, news, reason })
  const link = orderAddress(config, { number, user_id: userId }, now)
  await writeMail(trx, disputeMail(config, { ...told, words }, link), now)
  if (userId !== null) await notify(trx, { userId, ...words, link: `/my/siparisler/${number}`, now })
}
