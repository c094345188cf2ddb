import type { AnswerInput, getShopTag } from '@market/contract'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

/** The company data that a shop must show by law. Refuses an unknown shop with 404. */
export async function shopTag(db: Database, shopId: number): Promise<AnswerInput<typeof getShopTag>> {
  const tag = await db
    .selectFrom('shops')
    .select(['legal_name as name', 'city', 'mersis', 'kep', 'tax_number as taxnumber'])
    .where('id', '=', shopId)
    .executeTakeFirst()
  if (!tag) throw new ApiError(404, texts.shopNotFound)
  return tag
}
