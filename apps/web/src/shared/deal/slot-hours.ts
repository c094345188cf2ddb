import type { DealSlot } from '@market/domain/catalog'
import { slotTime } from '@market/domain/deals'
import { turkishDay } from '../time/turkish-day.ts'

const turkishOffsetMs = 3 * 3_600_000
const hour = (ms: number) => new Date(ms + turkishOffsetMs).toISOString().slice(11, 16).replace(':', '.')

/** `10.00–14.00` in Turkish time. */
export const slotHours = (slot: Pick<DealSlot, 'startDate' | 'endDate'>): string =>
  `${hour(slotTime(slot.startDate))}–${hour(slotTime(slot.endDate))}`

const day = (ms: number) => Math.floor((ms + turkishOffsetMs) / (24 * 3_600_000))

/** Days from today to a slot's start, in calendar days of Türkiye. */
export const slotDaysAhead = (slot: Pick<DealSlot, 'startDate'>, now: Date): number =>
  day(slotTime(slot.startDate)) - day(now.getTime())

const dayMs = 24 * 3_600_000

/** A slot's time as `28 Kasım 10.00–14.00`; for whole days only the dates. */
export function slotSpan(slot: Pick<DealSlot, 'startDate' | 'endDate'>): string {
  const [start, end] = [slotTime(slot.startDate), slotTime(slot.endDate)]
  if (end - start < dayMs) return `${turkishDay.short(new Date(start))} ${slotHours(slot)}`
  const [first, last] = [new Date(start), new Date(end - 1)].map((at) => turkishDay.weekday(at))
  return first === last
    ? (first ?? '')
    : `${turkishDay.short(new Date(start))} – ${turkishDay.short(new Date(end - 1))}`
}
