/** Texts of the catalogue (specification sections 8 and 9, rules.md V16). */
export const catalogMessages = {
  productNotFound: 'Ürün bulunamadı',
  /** A suggestion request that a newer one overtook (rules.md L8); for the log alone. */
  superseded: 'istek iptal edildi',
} as const
