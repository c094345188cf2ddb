import { numberedId } from '../kernel/id.ts'

/** Makes a product's id from a whole number from 1; throws on others. */
export const productId = numberedId('ProductId')
/** Number of a product. */
export type ProductId = ReturnType<typeof productId>
