/** Slug of the deal whose slots run on the home page. */
export const superDeal = 'super-firsat'
