import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { dayMs, isoDay, turkishDay } from '../kernel/turkish-time.ts'
import { handInDays } from './order-window.ts'

/** Longest duration of each step of a refund, in working days unless stated otherwise. */
export interface RefundTerms {
  readonly carrier: number
  readonly inspection: number
  /** From the inspection until the money is sent. */
  readonly sending: number
  /** Days after a return was asked for, all counted, within which its money is sent. */
  readonly promised: number
  /** From then until the money is visible on the account, in working days of banks. */
  readonly bank: number
}
/** The known facts of a cancellation, return or exchange. */
export interface RefundFacts {
  readonly kind: 'cancel' | 'return' | 'exchange'
  readonly askedAt: Date
  /** The day on which a courier comes, `YYYY-MM-DD`. */
  readonly pickupDay: string | null
  readonly handedInAt: Date | null
  readonly arrivedAt: Date | null
  readonly settledAt: Date | null
}
/**
 * The latest day, `YYYY-MM-DD` in Turkish time, of each remaining step; null for a step that is done, late or not
 * needed.
 */
export interface RefundDays {
  readonly handedIn: string | null
  readonly arrived: string | null
  readonly settled: string | null
  /** On which the bank shows the money. */
  readonly booked: string | null
}

/** The expected day of each step of a refund, calculated from the days of the steps before it. */
export function refundDays(of: RefundFacts, terms: RefundTerms, now: Date): RefundDays {
  const today = turkishDay(now)
  const asked = turkishDay(of.askedAt)
  // A parcel that was not picked up is cancelled, but still has to travel back.
  const isCancel = of.kind === 'cancel' && of.handedInAt === null
  // A missed estimate does not predict when the step will happen.
  const promised = of.kind === 'return' && asked + terms.promised >= today ? asked + terms.promised : Infinity
  const dayOf = (at: Date | null, by: number) => (at ? turkishDay(at) : Math.min(by, promised))
  const handedIn = dayOf(of.handedInAt, of.pickupDay ? Date.parse(of.pickupDay) / dayMs : asked + handInDays)
  const way = isCancel ? asked : afterWorkingDays(handedIn, terms.carrier + terms.inspection)
  const arrived = dayOf(of.arrivedAt, way)
  // An exchange is settled when the goods arrive: no money has to be sent.
  const settled = dayOf(of.settledAt, afterWorkingDays(arrived, of.kind === 'exchange' ? 0 : terms.sending))
  const ahead = (day: number, isBehind: unknown) => (day < today || isBehind ? null : isoDay(day))
  const isHere = isCancel || of.settledAt || of.arrivedAt
  return {
    handedIn: ahead(handedIn, isHere || of.handedInAt),
    arrived: ahead(arrived, isHere),
    settled: ahead(settled, of.settledAt),
    booked: ahead(afterWorkingDays(settled, terms.bank, 5), !terms.bank),
  }
}
