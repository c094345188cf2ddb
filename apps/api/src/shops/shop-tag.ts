import type { AnswerInput, getShopTag } from '@market/contract'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { shopTagWire } from '../catalog/product/shop-tag-wire.ts'
import { texts } from './texts.ts'

/** The company data that a shop must show by law. Refuses an unknown shop with 404. */
export async function shopTag(db: Database, shopId: number): Promise<AnswerInput<typeof getShopTag>> {
  const tag = await db
    .selectFrom('shops')
    .select(['legal_name', 'city', 'mersis', 'kep', 'tax_number', 'on_leave', 'leave_to'])
    .where('id', '=', shopId)
    // Old orders still name a shop that was stopped or has ended; one that was never open is unknown.
    .where('state', 'in', ['open', 'stopped', 'ended'])
    .executeTakeFirst()
  if (!tag) throw new ApiError(404, texts.shopNotFound)
  return shopTagWire(tag)
}
