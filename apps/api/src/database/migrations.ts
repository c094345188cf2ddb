import { accounts } from './migrations/0002-accounts.ts'
import { catalog } from './migrations/0001-catalog.ts'
import { commerce } from './migrations/0003-commerce.ts'
import { cartExtras } from './migrations/0030-cart-extras.ts'
import { taxAndQuota } from './migrations/0031-tax-and-quota.ts'
import { installmentPlans } from './migrations/0032-installment-plans.ts'
import { cartInsurances } from './migrations/0033-cart-insurances.ts'
import { paymentMethods } from './migrations/0034-payment-methods.ts'
import { cancellations } from './migrations/0035-cancellations.ts'
import { deliveryChoice } from './migrations/0036-delivery-choice.ts'
import { listing } from './migrations/0004-listing.ts'
import { content } from './migrations/0040-content.ts'
import { listingOrder } from './migrations/0005-listing-order.ts'
import { showcase } from './migrations/0010-showcase.ts'
import { discount } from './migrations/0011-discount.ts'
import { membership } from './migrations/0020-membership.ts'
import { lists } from './migrations/0021-lists.ts'
import { reviews } from './migrations/0022-reviews.ts'
import { shopsAndNotifications } from './migrations/0023-shops-and-notifications.ts'
import { buyBack } from './migrations/0060-buy-back.ts'
import { newestOrders } from './migrations/0080-newest-orders.ts'
import { polls } from './migrations/0024-polls.ts'

/** Forward only; a landed migration is never changed, a new one is added. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: '0001-catalog', sql: catalog },
  { name: '0002-accounts', sql: accounts },
  { name: '0003-commerce', sql: commerce },
  { name: '0004-listing', sql: listing },
  { name: '0005-listing-order', sql: listingOrder },
  { name: '0010-showcase', sql: showcase },
  { name: '0011-discount', sql: discount },
  { name: '0020-membership', sql: membership },
  { name: '0021-lists', sql: lists },
  { name: '0022-reviews', sql: reviews },
  { name: '0023-shops-and-notifications', sql: shopsAndNotifications },
  { name: '0024-polls', sql: polls },
  { name: '0030-cart-extras', sql: cartExtras },
  { name: '0031-tax-and-quota', sql: taxAndQuota },
  { name: '0032-installment-plans', sql: installmentPlans },
  { name: '0033-cart-insurances', sql: cartInsurances },
  { name: '0034-payment-methods', sql: paymentMethods },
  { name: '0035-cancellations', sql: cancellations },
  { name: '0036-delivery-choice', sql: deliveryChoice },
  { name: '0040-content', sql: content },
  { name: '0060-buy-back', sql: buyBack },
  { name: '0080-newest-orders', sql: newestOrders },
]
