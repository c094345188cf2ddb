/** Most units of a product that one addition may ask for: its stock, itself capped at the upper limit (rules.md C6). */
export const addLimit = (product: { readonly stock: number; readonly upperLimit: number }): number =>
  Math.max(0, Math.min(product.stock, product.upperLimit))
