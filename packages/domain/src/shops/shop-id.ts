import { numberedId } from '../kernel/id.ts'

export const shopId = numberedId('ShopId')
export type ShopId = ReturnType<typeof shopId>
