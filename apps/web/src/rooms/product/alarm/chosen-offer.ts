import { add, type Money } from '@market/domain/money'
import { type ProductDetail, surchargeOf, variantStock } from '@market/domain/catalog'

/** Price in kuruş and stock of the chosen variants; the stock is 0 if the product is not on sale. */
export function chosenOffer(
  product: ProductDetail,
  chosen: readonly number[],
): { readonly price: Money; readonly stock: number } {
  const stock = chosen.length === 0 ? product.stock : variantStock(product, chosen)
  const onSale = product.active && product.shop.shopActive
  return { price: add(product.price, surchargeOf(product, chosen)), stock: onSale ? stock : 0 }
}
