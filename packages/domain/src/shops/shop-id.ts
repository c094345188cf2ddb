import { numberedId } from '../kernel/id.ts'

/** Makes a shop's id from a whole number from 1; throws on others. */
export const shopId = numberedId('ShopId')
/** Number of a shop. */
export type ShopId = ReturnType<typeof shopId>
