import { numberedId } from '../kernel/id.ts'

export const productId = numberedId('ProductId')
export type ProductId = ReturnType<typeof productId>
