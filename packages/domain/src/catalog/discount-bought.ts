/** Number of a discount's units that are already sold (rules.md L5). */
export const discountBought = (discount: { readonly maxQuantity: number; readonly originalQuantity: number }): number =>
  discount.originalQuantity - discount.maxQuantity
/** Default text of the discount box (rules.md L5). */
export const discountLabel = 'İndirimli Ürün'
