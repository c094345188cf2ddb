/** Key of a cart line in maps and lists: product and combination of variants. */
export const lineKey = (line: { readonly productId: number; readonly attrId: string }): string =>
  `${line.productId};${line.attrId}`
