/** A limited discount of a product as it runs now. */
export interface LimitedDiscount {
  /** Which of the product's limited discounts it is: another price or quota is another one. */
  readonly number: number
  /** Units that can still be sold at it, and how many there were. */
  readonly left: number
  readonly original: number
}

/**
 * Units left at a limited discount after sold units have come back: only the discount at which they were sold gets them
 * back, and never more than there were.
 */
export const discountLeft = (
  { number, left, original }: LimitedDiscount,
  back: { readonly discounted: number; readonly discountNumber: number },
): number => (back.discountNumber === number ? Math.min(original, left + back.discounted) : left)
