/** Maximum number of products in a comparison. */
export const maxCompared = 4
/** Most products that a browser remembers as seen. */
export const maxSeen = 12

interface Picked {
  readonly id: number
}

/** Products to compare with one more, or with one less where it is among them; a fifth finds no room. */
export const toggleCompared = <Product extends Picked>(
  products: readonly Product[],
  product: Product,
): readonly Product[] => {
  if (products.some(({ id }) => id === product.id)) return products.filter(({ id }) => id !== product.id)
  return products.length < maxCompared ? [...products, product] : products
}

/** Products seen, this one last: newest first, each once. */
export const productSeen = <Product extends Picked>(
  products: readonly Product[],
  product: Product,
): readonly Product[] => [product, ...products.filter(({ id }) => id !== product.id)].slice(0, maxSeen)
