import { afterWorkingDays, isoDay, isWorkingDay, turkishDay, turkishDayStart, noonOf } from '@market/domain/kernel'
import type { DeliveryTime, OrderStatus } from '@market/domain/orders'
import { doorTries, maxDoorTries } from './door-tries.ts'
import { handoverDay } from './handover-day.ts'
import type { ParcelEvent } from './parcel-event.ts'

export interface CarriedParcel {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
  /** First and last day of the estimated delivery, `YYYY-MM-DD`. */
  readonly delivery: { readonly from: string; readonly to: string }
  /** The delivery time to which the shopper moved it. */
  readonly moved?: DeliveryTime | null
  /** City of the shop, and the destination. */
  readonly city: string
  readonly district: string
  /** The parcel goes to a door, where the courier tries again after a failed delivery. */
  readonly toDoor?: boolean
  /** The parcel is not accepted at the door, or not picked up where it waits. */
  readonly isLeft?: boolean
}
export interface Leg {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
}

const hour = 3_600_000
/** No leg is shorter than this. */
const shortest = 2 * hour
/** Shops and couriers that are late work at these hours of a working day. */
const workingHours = { from: 9, to: 19 }

function inWorkingHours(at: Date): Date {
  const day = turkishDay(at)
  const beginning = (of: number) => turkishDayStart(of).getTime() + workingHours.from * hour
  const isOver = at.getTime() >= turkishDayStart(day).getTime() + workingHours.to * hour
  return isOver || !isWorkingDay(day)
    ? new Date(beginning(afterWorkingDays(day, 1)))
    : new Date(Math.max(at.getTime(), beginning(day)))
}
/** Noon of the next working day. */
const nextNoon = (at: Date): Date => noonOf(isoDay(afterWorkingDays(turkishDay(at), 1)))

/**
 * The simulated carrier as a state machine: preparing, shipped, out for delivery, delivered, each at its time within
 * the promised days. At a branch or locker the parcel is then picked up, or sent back after its last day; at a door it
 * is sent back after the last try. Returns the parcel after its next leg if that is due by now, or undefined.
 */
export function nextLeg(parcel: CarriedParcel, now: Date): Leg | undefined {
  let at: CarriedParcel = parcel
  for (let leg = oneLeg(at, now); leg; leg = oneLeg(at, now)) at = { ...at, ...leg }
  return at === parcel ? undefined : { status: at.status, events: at.events }
}

function oneLeg(
  { status, events, delivery, moved, city, district, toDoor, isLeft }: CarriedParcel,
  now: Date,
): Leg | undefined {
  const last = events.at(-1)
  const due = (planned: Date) => {
    const earliest = last ? new Date(Date.parse(last.at) + shortest) : planned
    return planned < earliest ? inWorkingHours(earliest) : planned
  }
  const go = (next: OrderStatus, at: Date, ...more: readonly ParcelEvent[]): Leg | undefined =>
    at <= now ? { status: next, events: [...events, ...more] } : undefined
  switch (status) {
    case 'preparing': {
      const at = due(noonOf(handoverDay(delivery)))
      const prepared = new Date(at.getTime() - hour)
      return go(
        'shipped',
        at,
        { key: 'prepared', at: prepared.toISOString() },
        { key: 'shipped', at: at.toISOString(), place: city },
      )
    }
    case 'shipped': {
      const when = due(moved ? hourOf(moved, moved.from - 1) : new Date(noonOf(delivery.to).getTime() - 3 * hour))
      return go('out_for_delivery', when, { key: 'out_for_delivery', at: when.toISOString(), place: district })
    }
    case 'out_for_delivery': {
      const when = due(
        moved ? hourOf(moved, (moved.from + moved.to) / 2) : new Date(noonOf(delivery.to).getTime() + 3 * hour),
      )
      if (!toDoor || !isLeft) return go('delivered', when, { key: 'delivered', at: when.toISOString() })
      const tries = doorTries(events)
      // One try a day; after the last one the parcel is sent back.
      const again = tries === 0 || !last ? when : new Date(nextNoon(new Date(last.at)).getTime() + 3 * hour)
      return tries < maxDoorTries
        ? go('out_for_delivery', again, { key: 'tried', at: again.toISOString() })
        : go('delivered', again, { key: 'sent_back', at: again.toISOString() })
    }
    case 'delivered': {
      if (last?.fetchUntil === undefined) return undefined
      // A picked-up parcel is picked up on the evening after it arrived.
      const when = isLeft
        ? nextNoon(noonOf(last.fetchUntil))
        : new Date(nextNoon(new Date(last.at)).getTime() + 6 * hour)
      return go('delivered', when, { key: isLeft ? 'sent_back' : 'fetched', at: when.toISOString() })
    }
    default:
      return undefined
  }
}

/** An hour of the day that was chosen, also half a one. */
const hourOf = ({ day }: DeliveryTime, at: number) => new Date(noonOf(day).getTime() + (at - 12) * hour)
