import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { isoDay, turkishDay } from '../kernel/turkish-time.ts'

/** Days on which a courier comes for a return: the next three that are no Sunday, as `YYYY-MM-DD` in Turkish time. */
export const pickupDays = (now: Date): readonly string[] =>
  [1, 2, 3].map((ahead) => isoDay(afterWorkingDays(turkishDay(now), ahead)))

/** A request to send back or to exchange is withdrawn until the goods have left the shopper's hands. */
export const mayWithdraw = (request: {
  readonly kind: string
  readonly status: string
  readonly handedInAt: Date | null
}): boolean => request.kind !== 'cancel' && request.status === 'waiting' && request.handedInAt === null
