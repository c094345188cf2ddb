import { buyerEmail } from '@market/database'
import { factsMail } from '@market/mails'
import { formatPrice, kurus } from '@market/domain/money'
import { sql } from 'kysely'
import * as v from 'valibot'
import { notify } from '../notifications/notify.ts'
import type { PurchaseGoods } from '../payment/sql/purchase-goods.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { texts } from './texts.ts'

/** The stored content of a purchased top-up. */
export const tollContent = v.object({ plate: v.string(), amount: v.number() })
export type TollContent = v.InferOutput<typeof tollContent>

/** Balance has no stock, so nothing is reserved, and a late payment can still be delivered. */
export const tollGoods: PurchaseGoods = {
  reacquire: async () => true,
  release: async () => undefined,
  async deliver(trx, purchase, { shop, now }) {
    const { plate, amount } = v.parse(tollContent, purchase.content)
    // One row per purchase, so that a top-up is never made twice, whichever process settles it.
    await trx.insertInto('hgs_top_ups').values({ purchase_id: purchase.id, plate, amount, created_at: now }).execute()
    const account = await trx
      .updateTable('hgs_accounts')
      .set({ balance: sql<number>`balance + ${amount}` })
      .where('plate', '=', plate)
      .returning('balance')
      .executeTakeFirstOrThrow()
    const { loaded, facts } = texts
    const added = formatPrice(kurus(amount))
    if (purchase.userId !== null)
      await notify(trx, {
        userId: purchase.userId,
        title: loaded.title,
        text: loaded.told(plate, added),
        link: '/my/hgs/bakiye-yukleme',
        now,
      })
    const recipient = await buyerEmail(trx, purchase)
    if (recipient === undefined) return true
    const mail = factsMail(shop, {
      recipient,
      subject: loaded.subject(plate),
      title: loaded.title,
      preview: `${plate}, ${added}`,
      intro: loaded.intro,
      facts: [
        [facts.plate, plate],
        [facts.amount, added],
        [facts.balance, formatPrice(kurus(account.balance))],
        [facts.number, purchase.orderNumber],
      ],
      care: loaded.care,
    })
    await writeMail(trx, mail, now)
    return true
  },
}
