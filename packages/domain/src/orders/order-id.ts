import { textualId } from '../kernel/id.ts'

/** Unguessable text of the provider. */
export const orderId = textualId('OrderId')
export type OrderId = ReturnType<typeof orderId>
