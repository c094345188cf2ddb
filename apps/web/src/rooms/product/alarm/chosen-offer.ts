import { kurus, type Money, type ProductDetail, variantStock } from '@market/domain'

/** Price, stock and name of the chosen combination. */
export function chosenOffer(
  product: ProductDetail,
  attrId: string,
): { readonly price: Money; readonly stock: number; readonly names: string } {
  const ids = attrId === '' ? [] : attrId.split(';').map(Number)
  const chosen = product.attributes
    .filter(({ attributeType }) => attributeType === 'variant')
    .flatMap(({ values }) => values.filter(({ id }) => ids.includes(id)))
  const price = chosen.reduce<number>((sum, { addPrice }) => sum + addPrice, product.price)
  const stock = ids.length === 0 ? product.stock : variantStock(product, ids)
  const onSale = product.active && product.shop.shopActive
  return { price: kurus(price), stock: onSale ? stock : 0, names: chosen.map(({ name }) => name).join(', ') }
}
