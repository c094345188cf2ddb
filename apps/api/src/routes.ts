import { catalogRoutes } from './catalog/catalog-routes.ts'
import { dealRoutes } from './deals/deal-routes.ts'
import { placeRoutes } from './account/place-routes.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { shopRoutes } from './shops/shop-routes.ts'
import { addressRoutes } from './account/address-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { savedRoutes } from './cart/saved-routes.ts'
import { bankAccountRoutes } from './checkout/bank-account-routes.ts'
import { pickupRoutes } from './checkout/pickup-routes.ts'
import { guestRoutes } from './checkout/guest-routes.ts'
import { installmentRoutes } from './checkout/installment-routes.ts'
import { orderPaymentRoutes } from './checkout/order-payment-routes.ts'
import { paymentExtraRoutes } from './checkout/payment-extra-routes.ts'
import { paymentRoutes } from './checkout/payment-routes.ts'
import type { PaymentProvider } from './checkout/payment-provider.ts'
import type { Deps } from './kernel/deps.ts'
import type { AnyRoute } from './kernel/route.ts'
import { cancelRoutes } from './orders/cancel-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import type { Tokens } from './session/tokens.ts'

/** Every route of the provider, a line for each room. */
export function allRoutes(deps: Deps, tokens: Tokens, provider: PaymentProvider): readonly AnyRoute[] {
  return [
    ...sessionRoutes(tokens),
    ...catalogRoutes(),
    ...dealRoutes(),
    ...reviewRoutes(),
    ...shopRoutes(),
    ...placeRoutes(),
    ...cartRoutes(deps),
    ...savedRoutes(),
    ...addressRoutes(),
    ...pickupRoutes(),
    ...bankAccountRoutes(),
    ...guestRoutes(deps),
    ...installmentRoutes(provider),
    ...paymentRoutes(deps, provider),
    ...orderPaymentRoutes(deps, provider),
    ...paymentExtraRoutes(deps, provider),
    ...orderRoutes(),
    ...cancelRoutes(deps, provider),
  ]
}
