import type { ListGiftsWire } from '@market/contract'
import { productId } from '@market/domain/kernel'
import { takeGift } from '@market/domain/lists'
import type { Database } from '@market/database'
import type { Caller } from '@market/commerce'
import { ApiError } from '../platform/http/api-error.ts'
import type { Item } from './change-items.ts'
import { findShared } from './find-shared.ts'
import { findTakes, giftsWire } from './find-takes.ts'
import { texts } from './texts.ts'

interface GiftPress extends Item {
  readonly taken: boolean
  readonly caller: Caller
  readonly now: Date
}

/** Marks a product of a gift list as the caller's gift, or removes the caller's own mark. */
export async function setGift(
  trx: Database,
  token: string,
  { product_id, attributes, taken, caller, now }: GiftPress,
): Promise<ListGiftsWire> {
  const list = await findShared(trx, token)
  if (!list.gift) throw new ApiError(409, texts.noGifts)
  // Lock the list: of two concurrent requests for the same product the second is refused.
  await trx.selectFrom('favourite_lists').select('id').where('id', '=', list.id).forUpdate().execute()
  const item = { productId: productId(product_id), attrId: attributes }
  const row = { list_id: list.id, product_id, combination: attributes, owner_id: caller.ownerId }
  if (taken) {
    const found = takeGift(await findTakes(trx, list.id), { item, visitor: caller.ownerId, owner: list.user_id })
    if (!found.ok) throw new ApiError(409, texts.giftRefusals[found.failure])
    if (!(await holds(trx, list.id, { product_id, attributes }))) throw new ApiError(404, texts.noGift)
    if (found.value)
      await trx
        .insertInto('gift_takes')
        .values({ ...row, taken_at: now })
        .execute()
  } else
    await trx
      .deleteFrom('gift_takes')
      .where((take) => take.and(row))
      .execute()
  return giftsWire(await findTakes(trx, list.id), caller, list)
}

const holds = async (trx: Database, list_id: string, { product_id, attributes }: Item): Promise<boolean> =>
  (await trx
    .selectFrom('favourite_items')
    .select('product_id')
    .where((item) => item.and({ list_id, product_id, combination: attributes }))
    .executeTakeFirst()) !== undefined
