import type { DealSlot } from '@market/domain/catalog'
import { isSlotRunning, slotTime } from '@market/domain/deals'
import { showcaseTexts } from './showcase-texts.ts'
import { slotDaysAhead, slotHours } from '../../shared/deal/slot-hours.ts'
import { daysText, dayText, isoDay, timeText, turkishDay, weekdayText } from '@market/domain/kernel'

const texts = showcaseTexts.deals
const day = 86_400_000

type Span = Pick<DealSlot, 'startDate' | 'endDate' | 'active'>

/** Key of a slot in the address: its first hour in Turkish time (`2026-11-21T14`). */
export const slotKey = (slot: Pick<Span, 'startDate'>): string => {
  const start = new Date(slotTime(slot.startDate))
  return `${isoDay(turkishDay(start))}T${timeText(start).slice(0, 2)}`
}

/** A slot's time as `10.00–14.00 Şimdi` or `Yarın 10.00–14.00`; only the day if it lasts a whole one. */
export function slotText(slot: Span, now: Date): string {
  const [start, end] = [slotTime(slot.startDate), slotTime(slot.endDate)]
  if (end - start >= day) {
    const [first, last] = [weekdayText(new Date(start)), weekdayText(new Date(end - 1))]
    return first === last ? first : daysText(new Date(start), new Date(end - 1))
  }
  if (isSlotRunning(slot, now)) return `${slotHours(slot)} ${texts.now}`
  const ahead = slotDaysAhead(slot, now)
  const when = ahead <= 0 ? texts.today : ahead === 1 ? texts.tomorrow : dayText(new Date(start))
  return `${when} ${slotHours(slot)}`
}
