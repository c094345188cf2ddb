import { turkishDay } from '../kernel/turkish-time.ts'

const dayMs = 86_400_000
/** Days that are offered. */
const offered = 3

/** Days on which a courier comes for a return: the next three that are no Sunday, as `YYYY-MM-DD` in Turkish time. */
export const pickupDays = (now: Date): readonly string[] =>
  [1, 2, 3, 4]
    .map((ahead) => new Date((turkishDay(now) + ahead) * dayMs))
    .filter((day) => day.getUTCDay() !== 0)
    .slice(0, offered)
    .map((day) => day.toISOString().slice(0, 10))

/** A request to send back or to exchange is withdrawn until the goods have left the shopper's hands. */
export const mayWithdraw = (request: {
  readonly kind: string
  readonly status: string
  readonly handedInAt: Date | null
}): boolean => request.kind !== 'cancel' && request.status === 'waiting' && request.handedInAt === null
