export {
  addressOf,
  type ApiClient,
  type ApiClientOptions,
  makeApiClient,
  type SendOptions,
} from './kernel/api-client.ts'
export type { Access as ApiAccess } from './session/access.ts'
export { makeAccess } from './session/make-access.ts'
export { httpSession, readAccess } from './session/http-session.ts'
export { httpCatalog } from './catalog/http-catalog.ts'
export { httpShowcase } from './catalog/http-showcase.ts'
export { httpShops } from './shops/http-shops.ts'
export { httpCart } from './cart/http-cart.ts'
export { httpAddresses } from './account/http-addresses.ts'
export { httpGuests } from './checkout/http-guests.ts'
export { httpPayments } from './checkout/http-payments.ts'
export { httpTokenizer } from './checkout/http-tokenizer.ts'
export { httpOrders } from './orders/http-orders.ts'
