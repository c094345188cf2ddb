import { noonOf } from '@market/domain/kernel'

/** A return that has not reached its shop. */
export interface ReturnOnItsWay {
  readonly id: string
  readonly createdAt: Date
  /** Day, `YYYY-MM-DD`, on which a courier fetches it, or on which an exchange is made. */
  readonly day: string | undefined
  readonly handedInAt: Date | null
}

/** Days from a request until the return arrives, if it is handed in on the next day. */
const returnDays = 3

/** When the simulated carrier takes a return, and whether it has arrived; undefined before it is handed in. */
export function simulatedReturn({ createdAt, day }: Omit<ReturnOnItsWay, 'id' | 'handedInAt'>, now: Date) {
  const handedInAt = day === undefined ? daysBefore(createdAt, -1) : noonOf(day)
  if (handedInAt > now) return undefined
  return { handedInAt, hasArrived: handedInAt <= daysBefore(now, returnDays - 1) }
}

/** Returns that were requested before this can have been handed in. */
export const handInsAskedBefore = (now: Date): Date => daysBefore(now, 1)

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000)
