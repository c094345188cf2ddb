export { type DeskClient, type DeskClientOptions, type DeskParts, makeDeskClient } from './desk-client.ts'
export { readOrder } from '../orders/http-orders.ts'
