import { type DealSlot, slotTime } from '@market/domain'

const turkishOffsetMs = 3 * 3_600_000
const hour = (ms: number) => new Date(ms + turkishOffsetMs).toISOString().slice(11, 16).replace(':', '.')

/** `10.00–14.00` in Turkish time. */
export const slotHours = (slot: Pick<DealSlot, 'startDate' | 'endDate'>): string =>
  `${hour(slotTime(slot.startDate))}–${hour(slotTime(slot.endDate))}`

const day = (ms: number) => Math.floor((ms + turkishOffsetMs) / (24 * 3_600_000))

/** Days from today to a slot's beginning, as the calendar in Türkiye counts them. */
export const slotDaysAhead = (slot: Pick<DealSlot, 'startDate'>, now: Date): number =>
  day(slotTime(slot.startDate)) - day(now.getTime())
