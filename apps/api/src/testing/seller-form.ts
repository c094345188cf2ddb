import { type CallInput, getShopApplicationParams, type postShopApplication } from '@market/contract'
import type { Database } from '@market/database'
import { applicationSetting } from '../shops/application-setting.ts'
import type { Visitor } from './make-visitor.ts'
import { solveRobotCheck } from './solve-robot-check.ts'

export type SellerForm = CallInput<typeof postShopApplication>['body']

/** A complete seller application with the first option of each choice. */
export async function sellerForm(visitor: Visitor, more: Partial<SellerForm> = {}): Promise<SellerForm> {
  const { sectors, company_profiles, api_types } = await visitor.ask(getShopApplicationParams)
  return {
    company_name: 'Deneme Tekstil',
    company_phone: '0224 000 00 00',
    company_fax: '',
    company_web: 'www.deneme.test',
    company_address: 'Ihlamur Caddesi No: 7 Bursa',
    warehouse_address: 'Sanayi Sitesi No: 3 Bursa',
    tax_address: 'Nilüfer',
    tax_number: '4540536920',
    official_first_name: 'Işıl',
    official_last_name: 'Deneme',
    official_mail: 'isil@ornek.test',
    official_phone: '0555 000 00 00',
    official_role: 'Satış sorumlusu',
    company_profile: company_profiles[0]?.value ?? '',
    api_type: api_types[0]?.value ?? '',
    sector: sectors[0]?.value ?? '',
    shop_name: 'Deneme Giyim',
    brands: 'Sesta, <b>Nova</b>',
    other_sites: '',
    has_document: true,
    recaptcha: await solveRobotCheck(visitor),
    ...more,
  }
}

/** Inserts the options of the application form. */
export async function offerApplications(db: Database): Promise<void> {
  const choices = [{ value: 'a', name: 'A' }]
  const value = JSON.stringify({ company_profiles: choices, api_types: choices, roles: choices })
  await db.insertInto('settings').values({ key: applicationSetting, value }).execute()
}
