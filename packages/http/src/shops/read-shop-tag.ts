import type { Answer, getShopTag } from '@market/contract'
import type { ShopTag } from '@market/domain'

export const readShopTag = ({ taxnumber, ...tag }: Answer<typeof getShopTag>): ShopTag => ({
  ...tag,
  taxNumber: taxnumber,
})
