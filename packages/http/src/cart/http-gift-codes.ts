import { removeGiftCode, setGiftCode } from '@market/contract'
import type { GiftCodeGateway } from '@market/domain/cart'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readCart } from './http-cart.ts'

/** `GiftCodeGateway`: puts a gift code on the cart and takes it off. */
export const httpGiftCodes = (api: ApiClient): GiftCodeGateway => ({
  apply: (code) => mapResult(api.send(setGiftCode, { body: { gift_code: code } }), readCart),
  remove: () => mapResult(api.send(removeGiftCode, {}), readCart),
})
