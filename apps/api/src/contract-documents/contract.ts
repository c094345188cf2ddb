import { createHash } from 'node:crypto'
import type { Contract, ContractFacts, ContractOrder } from '@market/provider'
import type { Database } from '@market/database'
import { distanceContract } from './distance-contract.ts'
import { preInformation } from './pre-information.ts'

/** To be changed with the wording. */
const wording = '2026-11-5'

/** The full pre-information form and distance sales contract of an order. */
export async function makeContract(
  db: Database,
  draft: ContractOrder,
  site: Pick<ContractFacts, 'siteTitleShort' | 'siteUrl'>,
): Promise<Contract> {
  const ids = draft.cart.shops.map(({ shopId }): number => shopId)
  const shops = await db
    .selectFrom('shops')
    .select(['id', 'name', 'legal_name', 'city', 'district', 'mersis', 'kep', 'tax_number'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const facts = { draft, shops, siteTitleShort: site.siteTitleShort, siteUrl: site.siteUrl }
  const documents = [
    { id: 'on-bilgilendirme', title: 'Ön Bilgilendirme Formu', html: preInformation(facts) },
    { id: 'mesafeli-satis', title: 'Mesafeli Satış Sözleşmesi', html: distanceContract(facts) },
  ]
  const content = createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16)
  return { version: `${wording}.${content}`, documents }
}
