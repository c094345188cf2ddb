import { analyticsBatches } from '../cart/analytics-batches.ts'
import type { Cart } from '../cart/cart.ts'
import { routeName } from '../session/route-name.ts'
import type { AnalyticsEvent } from './analytics.ts'
import { measuredItem } from './measured-item.ts'

const steps: Readonly<Record<string, string>> = {
  'my-tr-sepet': 'cart',
  'my-tr-adres': 'address',
  'my-tr-odeme-yontemi': 'payment',
}

/** Whether a page, by path or route name, is a checkout step that is measured. */
export const isMeasuredStep = (route: string): boolean => Object.hasOwn(steps, routeName(route))

/** Events of a checkout step, by path or route name, five items each (rules.md C10). */
export const checkoutEvents = (route: string, cart: Pick<Cart, 'shops'>): readonly AnalyticsEvent[] => {
  const step = steps[routeName(route)]
  if (step === undefined) return []
  const items = cart.shops.flatMap((shop) => shop.items.map((item) => measuredItem(item, item.quantity)))
  return analyticsBatches(items).map((some) => ({ type: 'checkout', step, items: some }))
}
