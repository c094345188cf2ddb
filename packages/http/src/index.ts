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
export { httpShops } from './shops/http-shops.ts'
export { httpCart } from './cart/http-cart.ts'
export { httpAddresses } from './account/http-addresses.ts'
export { httpMemberships } from './account/http-memberships.ts'
export { httpPasswords } from './account/http-passwords.ts'
export { httpIdentities, httpProfiles } from './account/http-profiles.ts'
export { httpGuests } from './checkout/http-guests.ts'
export { httpPayments } from './checkout/http-payments.ts'
export { httpTokenizer } from './checkout/http-tokenizer.ts'
export { httpOrders } from './orders/http-orders.ts'
export { httpContent } from './content/http-content.ts'
export { httpLists } from './lists/http-lists.ts'
export { httpQuestions } from './reviews/http-questions.ts'
export { httpReviews } from './reviews/http-reviews.ts'
export { httpNotifications } from './account/http-notifications.ts'
export { httpApplications } from './shops/http-applications.ts'
export { httpFollowing } from './shops/http-following.ts'
export { httpContacts, httpFriends, httpWholesale } from './content/http-forms.ts'
export { httpPolls } from './content/http-polls.ts'
export { httpRobotChecks } from './session/http-robot-checks.ts'
export { httpPrivacy } from './account/http-privacy.ts'
