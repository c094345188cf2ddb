import * as v from 'valibot'
import type { Database } from '@market/database'
import type { Config } from '../platform/config/config.ts'

/** The operator's data in texts. All of it can be set in the table `settings` under `company`. */
const company = v.object({
  legalName: v.string(),
  address: v.string(),
  mersis: v.string(),
  kep: v.string(),
  taxOffice: v.string(),
  taxNumber: v.string(),
  tradeRegistry: v.string(),
  phone: v.string(),
  supportHours: v.string(),
  email: v.string(),
  privacyEmail: v.string(),
  sellerEmail: v.string(),
  pressEmail: v.string(),
  careersEmail: v.string(),
  // Sites for services that the shop does not offer itself.
  mileageUrl: v.string(),
  damageUrl: v.string(),
  vehicleTaxUrl: v.string(),
  trafficFineUrl: v.string(),
})
type Company = v.InferOutput<typeof company>

/** A fictitious operator: the numbers are generated test values in the right format, the addresses lead nowhere. */
const demoCompany: Company = {
  legalName: 'Güvercin Örnek Pazaryeri A.Ş.',
  address: 'Örnek Mahallesi, Posta Sokağı No: 1, 06000 Altındağ / Ankara',
  mersis: '0454053692000001',
  kep: 'guvercin@hs00.ornek.kep.tr',
  taxOffice: 'Örnek Kurumlar',
  taxNumber: '4540536920',
  tradeRegistry: 'Ankara 000000',
  phone: '0850 000 00 00',
  supportHours: 'Her gün 08.00–24.00',
  email: 'destek@guvercin.example',
  privacyEmail: 'kvkk@guvercin.example',
  sellerEmail: 'magaza@guvercin.example',
  pressEmail: 'basin@guvercin.example',
  careersEmail: 'kariyer@guvercin.example',
  mileageUrl: 'https://www.turkiye.gov.tr',
  damageUrl: 'https://www.turkiye.gov.tr',
  vehicleTaxUrl: 'https://www.turkiye.gov.tr',
  trafficFineUrl: 'https://www.turkiye.gov.tr',
}

/** The values of placeholders in texts: the company's data, the shop's name and its address. */
export async function readCompany(db: Database, config: Config): Promise<Readonly<Record<string, string>>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'company').executeTakeFirst()
  const set = row ? v.parse(v.partial(company), row.value) : {}
  const data = { ...demoCompany, ...set }
  return {
    ...data,
    phoneDigits: data.phone.replaceAll(/\D/g, ''),
    siteName: config.siteTitleShort,
    siteUrl: config.siteUrl.replace(/^https?:\/\//, ''),
  }
}

/** Replaces placeholders such as `{legalName}` in all texts of a value; unknown ones are left as they are. */
export function fillFields<Value>(value: Value, fields: Readonly<Record<string, string>>): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/\{(\w+)\}/g, (all, name: string) => fields[name] ?? all) : part,
  )
}
