/** Texts of the catalogue (specification sections 8 and 9, rules.md V16). */
export const catalogMessages = {
  productNotFound: 'Ürün bulunamadı',
  /** A suggestion request that was superseded by a newer one (rules.md L8); only for the log. */
  superseded: 'istek iptal edildi',
} as const
