import { isWorkingDay, turkishDay, turkishDayStart, workingDayBefore } from '@market/domain/kernel'
import type { OrderStatus } from '@market/domain/orders'
import type { StepKey } from '@market/commerce'

/** A time as hour (Turkish time) of the working day that is `daysAgo` working days before the last one. */
export type WorkingTime = readonly [daysAgo: number, hour: number]

export interface PlannedParcel {
  readonly status: OrderStatus
  readonly tracking?: string
  /** Steps after the order, with their times. */
  readonly events: Readonly<Partial<Record<Exclude<StepKey, 'ordered'>, readonly [...WorkingTime, place?: string]>>>
}
export interface PlannedOrder {
  readonly ordered: WorkingTime
  readonly status: OrderStatus
  /** Units of each line; lines are of different shops wherever the seed allows. */
  readonly lines: readonly number[]
  /** States of the order's parcels, in order. */
  readonly parcels: readonly PlannedParcel[]
}

/** The demo orders, newest first, each in a different state. */
export const demoOrderPlan: readonly PlannedOrder[] = [
  {
    ordered: [2, 14.2],
    status: 'paid',
    lines: [1, 2],
    parcels: [
      {
        status: 'out_for_delivery',
        tracking: 'RR 482 917 305 TR',
        events: { prepared: [1, 11.4], shipped: [1, 17.1, 'Ankara'], out_for_delivery: [0, 9.1, 'Kadıköy'] },
      },
      { status: 'preparing', events: {} },
    ],
  },
  {
    ordered: [3, 10.6],
    status: 'paid',
    lines: [1],
    parcels: [
      {
        status: 'shipped',
        tracking: 'RR 480 113 672 TR',
        events: { prepared: [2, 15.3], shipped: [1, 12.7, 'İzmir'] },
      },
    ],
  },
  {
    ordered: [8, 20.9],
    status: 'paid',
    lines: [1, 1],
    parcels: [delivered(8, 'RR 471 206 934 TR'), delivered(8, 'RR 471 206 948 TR')],
  },
  { ordered: [29, 13.5], status: 'cancelled', lines: [1], parcels: [{ status: 'cancelled', events: {} }] },
  { ordered: [49, 21.4], status: 'paid', lines: [3], parcels: [delivered(49, 'RR 455 830 217 TR')] },
]

function delivered(daysAgo: number, tracking: string): PlannedParcel {
  return {
    status: 'delivered',
    tracking,
    events: {
      prepared: [daysAgo - 1, 10.8],
      shipped: [daysAgo - 1, 16.9, 'Ankara'],
      out_for_delivery: [daysAgo - 3, 9.2, 'Kadıköy'],
      delivered: [daysAgo - 3, 14.6],
    },
  }
}

/** Converts a working time to an instant. From ten o'clock on, today counts as the last working day. */
export function instantOf([daysAgo, hour]: WorkingTime, now: Date): Date {
  const today = turkishDay(now)
  const isBegun = now.getTime() >= turkishDayStart(today).getTime() + 10 * hourMs
  let day = isBegun && isWorkingDay(today) ? today : workingDayBefore(today)
  for (let left = daysAgo; left > 0; left -= 1) day = workingDayBefore(day)
  return new Date(turkishDayStart(day).getTime() + Math.round(hour * hourMs))
}
const hourMs = 3_600_000
