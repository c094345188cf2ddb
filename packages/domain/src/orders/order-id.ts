import { textualId } from '../kernel/id.ts'

/** Unguessable text of the provider. */
export const orderId = textualId('OrderId')
/** Number of an order as the shopper reads it. */
export type OrderId = ReturnType<typeof orderId>
