import type { Replica } from '@market/database'
import { forgetCards, type PaymentProvider } from '@market/commerce'
import { deviceRoutes } from './buy-back/device-routes.ts'
import { saleRoutes } from './buy-back/sale-routes.ts'
import { catalogRoutes } from './catalog/catalog-routes.ts'
import { dealRoutes } from './deals/deal-routes.ts'
import { placeRoutes } from './account/addresses/place-routes.ts'
import { ownReviewRoutes } from './reviews/own-review-routes.ts'
import { questionRoutes } from './reviews/question-routes.ts'
import { photoFolder } from './reviews/photos/photo-folder.ts'
import { reviewPhotoRoutes } from './reviews/photos/review-photo-routes.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { applicationRoutes } from './shops/application-routes.ts'
import { followingRoutes } from './shops/following-routes.ts'
import { shopRoutes } from './shops/shop-routes.ts'
import { addressRoutes } from './delivery/address-routes.ts'
import { membershipRoutes } from './account/membership/membership-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { pushRoutes } from './notifications/push-routes.ts'
import { passwordRoutes } from './account/password/password-routes.ts'
import { privacyRoutes } from './account/privacy/privacy-routes.ts'
import { profileRoutes } from './account/profile-routes.ts'
import { passkeyRoutes } from './account/passkeys/passkey-routes.ts'
import { secondStepRoutes } from './account/second-step/second-step-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { giftCodeRoutes } from './cart/gift-code/gift-code-routes.ts'
import { promotionRoutes } from './promotions/promotion-routes.ts'
import { savedRoutes } from './cart/saved/saved-routes.ts'
import { sharedCartRoutes } from './cart/shared/shared-cart-routes.ts'
import { bankAccountRoutes } from './payment/transfers/bank-account-routes.ts'
import { pickupRoutes } from './delivery/pickup/pickup-routes.ts'
import { guestRoutes } from './guest-code/guest-routes.ts'
import { installmentRoutes } from './ordering/installments/installment-routes.ts'
import { orderPaymentRoutes } from './ordering/order-payment-routes.ts'
import { paymentExtraRoutes } from './payment/payment-extra-routes.ts'
import { savedCardRoutes } from './payment/saved-card-routes.ts'
import { paymentRoutes } from './ordering/payment-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { formRoutes } from './content/form-routes.ts'
import { pollRoutes } from './content/poll-routes.ts'
import { hgsRoutes } from './hgs/hgs-routes.ts'
import type { Deps } from './platform/deps.ts'
import { readFromReplica } from './platform/http/read-from-replica.ts'
import type { AnyRoute } from './platform/http/route.ts'
import { cancelRoutes } from './refunds/cancel-routes.ts'
import { returnPhotoRoutes } from './refunds/return-photo-routes.ts'
import { alarmRoutes } from './alarms/alarm-routes.ts'
import { listRoutes } from './lists/list-routes.ts'
import { sharedListRoutes } from './lists/shared-list-routes.ts'
import { documentRoutes } from './orders/document-routes.ts'
import { orderEventRoutes } from './orders/order-event-routes.ts'
import type { OrderWatch } from './orders/watch-orders.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { raffleRoutes } from './raffle/raffle-routes.ts'
import { makeRobotCheck } from './session/make-robot-check.ts'
import { robotCheckRoutes } from './session/robot-check-routes.ts'
import { sessionRoutes } from './login/session-routes.ts'
import { cardPorts, payments, purchases } from './wiring/payments.ts'
import type { Tokens } from './session/tokens.ts'

/** All routes of the API, one line per room. */
export function allRoutes(
  deps: Deps,
  tokens: Tokens,
  provider: PaymentProvider,
  watch: OrderWatch,
  replica?: Replica,
): readonly AnyRoute[] {
  const robots = makeRobotCheck(deps.config)
  return [
    ...sessionRoutes(deps, tokens),
    ...robotCheckRoutes(robots),
    ...membershipRoutes(deps, tokens, robots),
    ...passwordRoutes(deps, robots),
    ...passkeyRoutes(deps),
    ...secondStepRoutes(deps),
    ...profileRoutes(deps),
    ...notificationRoutes(),
    ...pushRoutes(deps),
    ...privacyRoutes(deps),
    ...listRoutes(),
    ...sharedListRoutes(),
    ...alarmRoutes(deps),
    ...readFromReplica(replica, catalogRoutes()),
    ...dealRoutes(),
    ...reviewRoutes(),
    ...ownReviewRoutes(deps),
    ...reviewPhotoRoutes(photoFolder(deps.config.photosDir)),
    ...questionRoutes(deps),
    ...shopRoutes(),
    ...followingRoutes(),
    ...applicationRoutes(deps, robots),
    ...placeRoutes(),
    ...contentRoutes(deps),
    ...cartRoutes(),
    ...promotionRoutes(),
    ...giftCodeRoutes(deps),
    ...savedRoutes(),
    ...sharedCartRoutes(),
    ...formRoutes(deps, robots),
    ...pollRoutes(),
    ...addressRoutes(),
    ...pickupRoutes(),
    ...bankAccountRoutes(),
    ...guestRoutes(deps),
    ...installmentRoutes(provider),
    ...paymentRoutes(deps, { provider, payments }),
    ...orderPaymentRoutes(deps, { provider, payments }),
    ...paymentExtraRoutes(deps, provider),
    ...savedCardRoutes(() => forgetCards(cardPorts(deps, provider))),
    ...hgsRoutes(deps, { provider, purchases }),
    ...raffleRoutes(deps, { provider, purchases }),
    ...orderRoutes(deps),
    ...orderEventRoutes(deps, watch),
    ...documentRoutes(deps),
    ...cancelRoutes(deps, provider),
    ...returnPhotoRoutes(deps),
    ...deviceRoutes(),
    ...saleRoutes(deps),
  ]
}
