import type { DealSlot } from '@market/domain/catalog'
import { slotTime } from '@market/domain/deals'
import { daysText, dayText, timeText, turkishDay, weekdayText } from '@market/domain/kernel'

const timeOf = (slotText: string) => timeText(new Date(slotTime(slotText)))

/** `10.00–14.00` in Turkish time. */
export const slotHours = (slot: Pick<DealSlot, 'startDate' | 'endDate'>): string =>
  `${timeOf(slot.startDate)}–${timeOf(slot.endDate)}`

/** Days from today to a slot's start, in calendar days of Türkiye. */
export const slotDaysAhead = (slot: Pick<DealSlot, 'startDate'>, now: Date): number =>
  turkishDay(new Date(slotTime(slot.startDate))) - turkishDay(now)

const dayMs = 24 * 3_600_000

/** A slot's time as `28 Kasım 10.00–14.00`; for whole days only the dates. */
export function slotSpan(slot: Pick<DealSlot, 'startDate' | 'endDate'>): string {
  const [start, end] = [slotTime(slot.startDate), slotTime(slot.endDate)]
  if (end - start < dayMs) return `${dayText(new Date(start))} ${slotHours(slot)}`
  const [first, last] = [new Date(start), new Date(end - 1)].map((at) => weekdayText(at))
  return first === last ? (first ?? '') : daysText(new Date(start), new Date(end - 1))
}
