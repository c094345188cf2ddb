/** Maximum number of products in a comparison. */
export const maxCompared = 4
/** Most products that a browser remembers for comparisons of all kinds. */
const maxRemembered = 40
/** Most products that a browser remembers as seen. */
export const maxSeen = 12

interface Picked {
  readonly id: number
}

interface ComparedProduct extends Picked {
  /** Only products of the same kind are compared. */
  readonly kind: string
}

/** The comparison of one kind of product. */
export const comparedOf = <Product extends ComparedProduct>(
  products: readonly Product[],
  kind: string,
): readonly Product[] => products.filter((one) => one.kind === kind)

/**
 * Adds a product to those to compare, or removes it if it is among them. A fifth product of its kind is not added, and
 * the oldest of all are dropped.
 */
export const toggleCompared = <Product extends ComparedProduct>(
  products: readonly Product[],
  product: Product,
): readonly Product[] => {
  if (products.some(({ id }) => id === product.id)) return products.filter(({ id }) => id !== product.id)
  const isFull = comparedOf(products, product.kind).length >= maxCompared
  return isFull ? products : [...products, product].slice(-maxRemembered)
}

/** Products seen, this one last: newest first, each once. */
export const productSeen = <Product extends Picked>(
  products: readonly Product[],
  product: Product,
): readonly Product[] => [product, ...products.filter(({ id }) => id !== product.id)].slice(0, maxSeen)
