import { officeMail } from '@market/mails'
import { type Answer, type CallInput, type getShopApplicationParams, type postShopApplication } from '@market/contract'
import {
  applyToSell as apply,
  type SellerApplication,
  type SellerApplicationParams,
  type SellerField,
  succeed,
} from '@market/domain'
import { type Database, randomLetters } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { sentForm } from '../platform/http/sent-form.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { applicationTexts } from './application-texts.ts'

type Sent = Required<CallInput<typeof postShopApplication>['body']>
type Choices = Answer<typeof getShopApplicationParams>

/** Stores an application that passes the core's rules and mails it to the office. Returns its number. */
export async function applyToSell(
  trx: Database,
  config: Config,
  { sent, choices, now }: { readonly sent: Sent; readonly choices: Choices; readonly now: Date },
): Promise<string> {
  const number = `BSV-${randomLetters(8)}`
  const applications = {
    apply: async (form: SellerApplication) => {
      const { recaptcha: _, ...kept } = form
      await trx
        .insertInto('seller_applications')
        .values({ number, form: JSON.stringify(kept), created_at: now })
        .execute()
      await writeMail(
        trx,
        officeMail(config, { subject: applicationTexts.subject(form.shopName), fields: fieldsOf(number, form) }),
        now,
      )
      return succeed({ applicationNo: number })
    },
  }
  sentForm(await apply({ applications })(readSent(sent), readChoices(choices)), applicationTexts.fields)
  return number
}

const names = Object.keys(applicationTexts.fields) as readonly SellerField[]

function fieldsOf(number: string, form: SellerApplication): readonly (readonly [string, string])[] {
  const shown = names.filter((name) => name !== 'recaptcha')
  const textOf = (name: SellerField) => {
    const value = form[name]
    return typeof value === 'string' ? value : value ? applicationTexts.yes : ''
  }
  return [
    [applicationTexts.number, number],
    ...shown.map((name) => [applicationTexts.fields[name], textOf(name)] as const),
  ]
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
