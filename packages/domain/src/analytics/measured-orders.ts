import { analyticsBatches } from '../cart/analytics-batches.ts'
import type { OrderGateway } from '../orders/order-gateway.ts'
import { lastOrderOnce } from '../orders/last-order-once.ts'
import type { ExpiringStore } from '../session/expiring-store.ts'
import type { AnalyticsEvent } from './analytics.ts'
import { measuredItem } from './measured-item.ts'

/** Receives the events, if the visitor agrees. */
export interface Measure {
  isWanted(): boolean
  track(event: AnalyticsEvent): void
}

/** Ids of orders whose purchase was measured, so that a reload does not measure it again. */
const toldOrders = 'told_orders'
const days = 365

const read = (text: string | undefined): readonly string[] => (text ? text.split(' ') : [])

/**
 * Wraps the order gateway: the last order is measured as a purchase when first read, five items an event (rules.md C10
 * and K5).
 */
export const measuredOrders = (gateway: OrderGateway, memory: ExpiringStore, measure: Measure): OrderGateway => ({
  ...gateway,
  async last(platform) {
    const answer = await gateway.last(platform)
    // Without consent nothing is measured, and no id is remembered either.
    if (!answer.ok || answer.value === null || !measure.isWanted()) return answer
    const { orderId, shops, totalPriceWithShipping: total } = answer.value
    const { fire, told } = lastOrderOnce(read(memory.read(toldOrders)), orderId)
    if (!fire) return answer
    memory.write(toldOrders, told.join(' '), days)
    const items = shops.flatMap((parcel) => parcel.items.map((item) => measuredItem(item, item.quantity)))
    for (const some of analyticsBatches(items)) measure.track({ type: 'purchase', orderId, total, items: some })
    return answer
  },
})
