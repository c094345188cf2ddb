import { officeMail, sellerMail } from '@market/mails'
import { type Answer, type CallInput, type getShopApplicationParams, type postShopApplication } from '@market/contract'
import { succeed } from '@market/domain/kernel'
import { applyToSell as apply, type SellerApplication, type SellerApplicationParams } from '@market/domain/shops'
import { type Database, hideJson, randomLetters, writeInvitation } from '@market/database'
import { teamRules } from '@market/domain/team'
import type { Config } from '../platform/config/config.ts'
import { sentForm } from '../platform/http/sent-form.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { applicationFields } from './application-fields.ts'
import { applicationTexts } from './application-texts.ts'

type Sent = Required<CallInput<typeof postShopApplication>['body']>
/** For a day, the same form counts as the same application. */
const sameForMs = 24 * 3_600_000

type Choices = Answer<typeof getShopApplicationParams>

/**
 * Stores an application that passes the core's rules, mails it to the office and invites the applicant to the sellers'
 * panel; the same form once a day. Returns its number.
 */
export async function applyToSell(
  trx: Database,
  config: Config,
  {
    sent,
    choices,
    ownerId,
    now,
  }: { readonly sent: Sent; readonly choices: Choices; readonly ownerId: string; readonly now: Date },
): Promise<string> {
  const number = `BSV-${randomLetters(8)}`
  /** Mails the link that proves the mailbox and begins the shop. */
  const invite = async (application: string, { officialMail, shopName }: SellerApplication) => {
    const { token } = await writeInvitation(trx, { email: officialMail, role: 'sahip', shopId: null, application, now })
    const url = `${config.sellerUrl}/davet/${token}`
    const mail = { email: officialMail, kind: 'invited', shopName, count: teamRules.invitationHours, url } as const
    await writeMail(trx, sellerMail(config, mail), now)
  }
  const applications = {
    apply: async (form: SellerApplication) => {
      const { recaptcha: _, ...kept } = form
      // A form that is sent again after a reload is the same application.
      const recent = await trx
        .selectFrom('seller_applications')
        .select(['number', 'form', 'shop_id'])
        .where('owner_id', '=', ownerId)
        .where('created_at', '>', new Date(now.getTime() - sameForMs))
        .execute()
      const same = recent.find((one) => JSON.stringify(one.form) === JSON.stringify(kept))
      if (same) {
        // The link of the first mail may be lost or too old.
        if (same.shop_id === null) await invite(same.number, form)
        return succeed({ applicationNo: same.number })
      }
      await trx
        .insertInto('seller_applications')
        .values({ number, owner_id: ownerId, form: hideJson(kept), created_at: now })
        .execute()
      await writeMail(
        trx,
        officeMail(config, {
          subject: applicationTexts.subject(form.shopName),
          fields: [[applicationTexts.number, number], ...applicationFields(form, choices)],
        }),
        now,
      )
      await invite(number, form)
      return succeed({ applicationNo: number })
    },
  }
  return sentForm(await apply({ applications })(readSent(sent), readChoices(choices)), applicationTexts.fields)
    .applicationNo
}

const readSent = (sent: Sent): SellerApplication => ({
  companyName: sent.company_name,
  companyPhone: sent.company_phone,
  companyFax: sent.company_fax,
  companyWeb: sent.company_web,
  companyAddress: sent.company_address,
  warehouseAddress: sent.warehouse_address,
  taxAddress: sent.tax_address,
  taxNumber: sent.tax_number,
  officialFirstName: sent.official_first_name,
  officialLastName: sent.official_last_name,
  officialMail: sent.official_mail,
  officialPhone: sent.official_phone,
  officialRole: sent.official_role,
  companyProfile: sent.company_profile,
  apiType: sent.api_type,
  sector: sent.sector,
  shopName: sent.shop_name,
  brands: sent.brands,
  otherSites: sent.other_sites,
  hasDocument: sent.has_document,
  gender: sent.gender,
  recaptcha: sent.recaptcha,
})

const readChoices = (choices: Choices): SellerApplicationParams => ({
  sectors: choices.sectors.map(readChoice),
  companyProfiles: choices.company_profiles.map(readChoice),
  apiTypes: choices.api_types.map(readChoice),
})
const readChoice = ({ value, name }: { readonly value: string; readonly name: string }) => ({ id: value, name })
