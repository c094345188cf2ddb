import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { isoDay, turkishDay } from '../kernel/turkish-time.ts'
import { handInDays } from './order-window.ts'

/**
 * The days on which a courier can pick up a return: the next three working days, as `YYYY-MM-DD` in Turkish time. Long
 * holidays leave fewer, since none is after the last day for handing in.
 */
export const pickupDays = (now: Date): readonly string[] =>
  [1, 2, 3]
    .map((ahead) => afterWorkingDays(turkishDay(now), ahead))
    .filter((day) => day <= turkishDay(now) + handInDays)
    .map(isoDay)

/** Whether a return or an exchange can be withdrawn: until the goods have left the shopper. */
export const mayWithdraw = (request: {
  readonly kind: string
  readonly status: string
  readonly handedInAt: Date | null
}): boolean => request.kind !== 'cancel' && request.status === 'waiting' && request.handedInAt === null
