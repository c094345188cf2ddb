import { dayMs } from '../kernel/turkish-time.ts'

/** A value as it is stored: `expiresAt` in ms since 1970. */
export interface Expiring<Value> {
  readonly value: Value
  readonly expiresAt: number
}

/** Adult permission holds for 24 hours. */
export const adultPermissionDays = 1

const keep = <Value>(value: Value, days: number, now: Date): Expiring<Value> => ({
  value,
  expiresAt: now.getTime() + days * dayMs,
})
const read = <Value>(stored: Expiring<Value> | undefined, now: Date): Value | undefined =>
  stored !== undefined && now.getTime() < stored.expiresAt ? stored.value : undefined

/** Values that expire after some days, exactly at `expiresAt` (rules.md S5). */
export const expiring = { keep, read }
