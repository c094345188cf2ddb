export { discountLeft, type LimitedDiscount } from './discount-left.ts'
export { isOnSale } from './is-on-sale.ts'
export { insuranceTotal, lineDiscount, lineTotal, unitsAtPrice } from './line-total.ts'
