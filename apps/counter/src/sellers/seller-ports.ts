import { ApiError, type Config, sellerPages, writeMail } from '@market/api/counter'
import type { SellerFailure, SellerNews, SellerPorts } from '@market/commerce'
import { type Database, ownerMails, sqlSellers } from '@market/database'
import type { Result } from '@market/domain/kernel'
import { deskCodes } from '@market/domain/team'
import { officeMail, sellerMail } from '@market/mails'
import { sellerAnswers, sellerTexts, settingsFields } from './texts.ts'

/** Pages of the panel to which mails lead. */
const pages = {
  asked: sellerPages.requirements,
  verified: sellerPages.requirements,
  stopped: sellerPages.shop,
  hearing: sellerPages.messages,
} as const

/** Sellers in a transaction, with mails to their owners. */
export const sellerPorts = (config: Config, trx: Database, now: Date): SellerPorts => {
  const sellers = sqlSellers(trx)
  const news: SellerNews = {
    async tell({ id, name: shopName, company }, { kind, requirement, reason }) {
      if (kind === 'submitted') {
        const subject = sellerTexts.submitted(shopName)
        const fields = [
          [sellerTexts.shop, shopName],
          [sellerTexts.company, company.legalName],
        ] as const
        return writeMail(trx, officeMail(config, { subject, fields }), now)
      }
      const { hearDays } = await sellers.terms(now)
      const url = `${config.sellerUrl}${Reflect.get(pages, kind) ?? '/'}`
      for (const email of await ownerMails(trx, id)) {
        const more = { ...(requirement && { requirement }), ...(reason && { reason }) }
        await writeMail(trx, sellerMail(config, { email, kind, shopName, count: hearDays, url, ...more }), now)
      }
    },
  }
  return { sellers, news }
}

/** The value of a use-case, or its refusal in words. `present` is what a caller with a stale revision gets to see. */
export async function sellerValue<Value>(
  result: Result<Value, SellerFailure>,
  present?: () => Promise<unknown>,
): Promise<Value> {
  if (result.ok) return result.value
  const { failure } = result
  if (typeof failure !== 'string') {
    const names = failure.fields.map((field) => settingsFields[field])
    throw new ApiError(422, sellerTexts.invalid(names.join(', ')), { data: { fields: failure.fields } })
  }
  const [status, text] = sellerAnswers[failure]
  if (failure === 'changed') throw new ApiError(status, text, { code: deskCodes.stale, data: await present?.() })
  throw new ApiError(status, text)
}
