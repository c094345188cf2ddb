import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { positive } from '../kernel/field.ts'
import { shopCard } from './shop.ts'

const answer = v.object({ followed: v.boolean() })

/** Every shop the member follows. */
export const getFollowedShops = defineCall({
  method: 'GET',
  path: '/x/followed-shops',
  who: 'member',
  summary: 'Shops that the member follows, newest first',
  answer: v.object({ results: v.array(shopCard) }),
})
/** Following a shop twice changes nothing. 404 for an unknown shop. */
export const postFollowedShop = defineCall({
  method: 'POST',
  path: '/x/followed-shops',
  who: 'member',
  summary: 'Follow a shop',
  body: v.strictObject({ shop_id: positive }),
  answer,
})
/** Does nothing if the member does not follow the shop. */
export const deleteFollowedShop = defineCall({
  method: 'DELETE',
  path: '/x/followed-shops/{id}',
  who: 'member',
  summary: 'Unfollow a shop',
  params: v.object({ id: positive }),
  answer,
})
