/** The provider's fixed value (rules.md S12). */
export const fixedDiscount = -1.25
