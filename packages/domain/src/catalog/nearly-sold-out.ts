/** Whether 1 to 5 units are left, in which case the shopper is shown the number. */
export const isNearlySoldOut = (stock: number): boolean => stock > 0 && stock <= 5
