import { add, type Money } from '@market/domain/money'
import { combinationOf, type ProductDetail, surchargeOf, variantStock } from '@market/domain/catalog'

/** One purchasable form of a product: the product itself, or one combination of its variants. */
export interface ProductChoice {
  /** The combination's id for the cart; empty for a product without variants. */
  readonly attrId: string
  /** Names of the chosen values. */
  readonly names: readonly string[]
  readonly price: Money
  readonly stock: number
}

/** The selectable variants, without mere properties. */
export const variantsOf = ({ attributes }: ProductDetail) =>
  attributes.filter(({ attributeType }) => attributeType === 'variant')

/** Every combination of the product's variants in the order of its stock; one nameless choice without variants. */
export function productChoices(product: ProductDetail): readonly ProductChoice[] {
  const variants = variantsOf(product)
  if (variants.length === 0) return [{ attrId: '', names: [], price: product.price, stock: product.stock }]
  return product.stockCounts.map(({ combination }) => {
    const ids = combination.split(';').map(Number)
    const values = variants.flatMap((variant) => variant.values.filter(({ id }) => ids.includes(id)))
    return {
      attrId: combinationOf(ids),
      names: values.map(({ name }) => name),
      price: add(product.price, surchargeOf(product, ids)),
      stock: variantStock(product, ids),
    }
  })
}
