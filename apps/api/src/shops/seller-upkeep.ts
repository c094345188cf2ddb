import { ownerMails, settleLeaves, takeRefusedPapers, takeUnmailedMessages, transact } from '@market/database'
import { isoDayText } from '@market/domain/kernel'
import { sellerMail } from '@market/mails'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { sellerPapers } from '../platform/papers/paper-folder.ts'
import { sellerPages } from './seller-pages.ts'

/** Messages of one quarter of an hour are announced in one mail. */
const gatherMs = 15 * 60_000
/** Refused documents are deleted after this time. */
const refusedMs = 90 * 24 * 3_600_000

/** Begins and ends leaves, mails owners about unread messages, and deletes documents that were refused long ago. */
export async function keepSellers({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<void> {
  const now = clock.now()
  await settleLeaves(db, isoDayText(now))
  await transact(db, async (trx) => {
    for (const { shopId, count } of await takeUnmailedMessages(trx, new Date(now.getTime() - gatherMs), now)) {
      const { name } = await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()
      const url = `${config.sellerUrl}${sellerPages.messages}`
      for (const email of await ownerMails(trx, shopId))
        await writeMail(trx, sellerMail(config, { email, kind: 'messages', shopName: name, count, url }), now)
    }
  })
  const papers = sellerPapers(config)
  for (const paper of await takeRefusedPapers(db, new Date(now.getTime() - refusedMs))) await papers.remove(paper)
}
