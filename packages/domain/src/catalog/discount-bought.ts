/** How many of a discount's units were already bought (rules.md L5). */
export const discountBought = (discount: { readonly maxQuantity: number; readonly originalQuantity: number }): number =>
  discount.originalQuantity - discount.maxQuantity
/** What the discount box says where nothing else is given (rules.md L5). */
export const discountLabel = 'İndirimli Ürün'
