import type { ListEntry } from '@market/domain/lists'

/** Whether nothing has to be chosen any more: on sale, in stock, and in a combination where it has some. */
export const canBuyAtOnce = ({ product, attrId, onSale }: ListEntry): boolean =>
  onSale && product.stock > 0 && (!product.hasVariants || attrId !== '')
