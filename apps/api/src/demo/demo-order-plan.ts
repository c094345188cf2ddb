import type { OrderStatus } from '@market/domain/orders'
import type { StepKey } from '@market/provider'

export interface PlannedParcel {
  readonly status: OrderStatus
  readonly tracking?: string
  /** Events, in hours before now. */
  readonly events: Readonly<Partial<Record<StepKey, readonly [hoursAgo: number, place?: string]>>>
}
export interface PlannedOrder {
  readonly hoursAgo: number
  readonly status: OrderStatus
  /** Units of each line; lines are of different shops wherever the seed allows. */
  readonly lines: readonly number[]
  /** States of its parcels, in turn. */
  readonly parcels: readonly PlannedParcel[]
}

/** Newest first; each order in another state. */
export const demoOrderPlan: readonly PlannedOrder[] = [
  {
    hoursAgo: 44,
    status: 'paid',
    lines: [1, 2],
    parcels: [
      {
        status: 'out_for_delivery',
        tracking: 'RR 482 917 305 TR',
        events: { ordered: [44], prepared: [28], shipped: [22, 'Ankara'], out_for_delivery: [1, 'Kadıköy'] },
      },
      { status: 'preparing', events: { ordered: [44] } },
    ],
  },
  {
    hoursAgo: 76,
    status: 'paid',
    lines: [1],
    parcels: [
      {
        status: 'shipped',
        tracking: 'RR 480 113 672 TR',
        events: { ordered: [76], prepared: [50], shipped: [26, 'İzmir'] },
      },
    ],
  },
  { hoursAgo: 9 * 24, status: 'paid', lines: [1, 1], parcels: [delivered(9, 'RR 471 206 934 TR')] },
  {
    hoursAgo: 34 * 24,
    status: 'cancelled',
    lines: [1],
    parcels: [{ status: 'cancelled', events: { ordered: [34 * 24] } }],
  },
  { hoursAgo: 58 * 24, status: 'paid', lines: [3], parcels: [delivered(58, 'RR 455 830 217 TR')] },
]

function delivered(daysAgo: number, tracking: string): PlannedParcel {
  const at = (days: number) => (daysAgo - days) * 24 - 5
  return {
    status: 'delivered',
    tracking,
    events: {
      ordered: [daysAgo * 24],
      prepared: [at(1)],
      shipped: [at(1) - 6, 'Ankara'],
      out_for_delivery: [at(3), 'Kadıköy'],
      delivered: [at(3) - 5],
    },
  }
}
