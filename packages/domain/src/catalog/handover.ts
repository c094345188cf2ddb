import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'

const hour = 3_600_000
/** Fast shipping: orders until 14.00 are handed over to the carrier at 18.00 of the same working day. */
const [lastOrder, handover] = [14 * hour, 18 * hour]

/** When a shop hands over an order placed now, and the deadline for that day. */
export interface Handover {
  readonly shipAt: Date
  readonly orderBefore: Date
}

/**
 * Days until a parcel leaves, in Turkish time; 0 is today. Undefined once the order deadline of that handover has
 * passed.
 */
export const daysToHandover = ({ shipAt, orderBefore }: Handover, now: Date): number | undefined =>
  now < orderBefore ? turkishDay(shipAt) - turkishDay(now) : undefined

/**
 * Fast shipping of an order placed now: the order deadline, the time of handover, and the arrival day, which is the
 * next working day, numbered as by `turkishDay`. Product page, checkout and order all use this promise.
 */
export function fastHandover(now: Date): Handover & { readonly arrives: number } {
  const today = turkishDay(now)
  const isLate = now >= instantAt(today, lastOrder)
  const leaves = afterWorkingDays(isLate ? today : today - 1, 1)
  return {
    shipAt: instantAt(leaves, handover),
    orderBefore: instantAt(leaves, lastOrder),
    arrives: afterWorkingDays(leaves, 1),
  }
}

const instantAt = (day: number, time: number): Date => new Date(turkishDayStart(day).getTime() + time)
