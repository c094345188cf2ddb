import { removeGiftCode, setGiftCode } from '@market/contract'
import type { GiftCodeGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readCart } from './http-cart.ts'

export const httpGiftCodes = (api: ApiClient): GiftCodeGateway => ({
  apply: (code) => mapped(api.send(setGiftCode, { body: { gift_code: code } }), readCart),
  remove: () => mapped(api.send(removeGiftCode, {}), readCart),
})
