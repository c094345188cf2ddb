import { turkishDay } from '../kernel/turkish-time.ts'

/** When a shop hands over an order placed now, and the deadline for that day. */
export interface Handover {
  readonly shipAt: Date
  readonly orderBefore: Date
}

/** In how many days a parcel leaves in Turkish time: 0 is today. Undefined once it is too late for that handover. */
export const daysToHandover = ({ shipAt, orderBefore }: Handover, now: Date): number | undefined =>
  now < orderBefore ? turkishDay(shipAt) - turkishDay(now) : undefined
