/** Whether so few units are left that a shopper is told how many. */
export const isNearlySoldOut = (stock: number): boolean => stock > 0 && stock <= 5
