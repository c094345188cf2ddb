import { putGift } from '@market/contract'
import type { GiftChoiceGateway } from '@market/domain/cart'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCart } from './http-cart.ts'
import { writeGift } from './read-gift.ts'

/** `GiftChoiceGateway`: lines of the cart that are gifts. */
export const httpGiftChoices = (api: ApiClient): GiftChoiceGateway => ({
  choose: ({ productId, attrId }, gift) =>
    mapResult(
      api.send(putGift, { body: { product_id: productId, attr_id: attrId, gift: gift && writeGift(gift) } }),
      readCart,
    ),
})
