import { makeOrderContract } from '@market/documents'
import type { Contract, ContractFacts, ContractOrder } from '@market/commerce'
import type { Database } from '@market/database'

/** Creates the contract documents of an order with the current company data of its shops. */
export async function makeContract(
  db: Database,
  draft: ContractOrder,
  { siteTitleShort, siteUrl }: Pick<ContractFacts, 'siteTitleShort' | 'siteUrl'>,
): Promise<Contract> {
  const ids = draft.cart.shops.map(({ shopId }): number => shopId)
  const shops = await db
    .selectFrom('shops')
    .select(['id', 'name', 'legal_name', 'city', 'district', 'street', 'phone', 'mersis', 'kep', 'tax_number'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return makeOrderContract({ draft, shops, siteTitleShort, siteUrl })
}
