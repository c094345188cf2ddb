import type { CartAddition } from './cart-gateway.ts'
import type { CartItem } from './cart.ts'

/** The addition that restores a removed line, with its quantity, services, link and gift options. */
export const additionOf = ({
  productId,
  attrId,
  quantity,
  insuranceItems,
  relatedProductId,
  gift = null,
}: CartItem): CartAddition => ({
  productId,
  attrId,
  quantity,
  insurance: insuranceItems.flatMap(({ id, selected }) => (selected ? [id] : [])),
  ...(relatedProductId != null && { goesWith: relatedProductId }),
  gift,
})
