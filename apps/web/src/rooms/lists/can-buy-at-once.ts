import type { ListEntry } from '@market/domain/lists'

/**
 * Whether an entry can be added to the cart directly: on sale, in stock, and with a chosen variant if the product has
 * variants.
 */
export const canBuyAtOnce = ({ product, attrId, onSale }: ListEntry): boolean =>
  onSale && product.stock > 0 && (!product.hasVariants || attrId !== '')
