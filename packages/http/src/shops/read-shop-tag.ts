import type { Answer, getShopTag } from '@market/contract'
import type { ShopTag } from '@market/domain/catalog'

/** The details that a shop must publish by law, from the wire. */
export const readShopTag = ({ taxnumber, seller, ...tag }: Answer<typeof getShopTag>): ShopTag => ({
  ...tag,
  taxNumber: taxnumber,
  ...(seller?.leave_until !== undefined && { leaveUntil: seller.leave_until }),
})
