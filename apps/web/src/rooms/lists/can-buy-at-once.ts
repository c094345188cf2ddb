import type { ListEntry } from '@market/domain'

/** Whether nothing has to be chosen any more: in stock, and in a combination where it has some. */
export const canBuyAtOnce = ({ product, attrId }: ListEntry): boolean =>
  product.stock > 0 && (!product.hasVariants || attrId !== '')
