import type { DealSlot } from '../catalog/deal.ts'
import { turkishOffsetMs } from '../kernel/turkish-time.ts'

const slotProducts = 10
const slotText = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?Z?$/

/** The instant of a slot's text in Turkish time, in ms; NaN if the text is not a valid date (rules.md L6). */
export const slotTime = (text: string): number => {
  const [, day, time, seconds = ':00'] = slotText.exec(text) ?? []
  const iso = `${day}T${time}${seconds}.000Z`
  const instant = Date.parse(iso)
  // Some engines parse 31 February as a day in March.
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString() === iso
  return exists ? instant - turkishOffsetMs : Number.NaN
}

/** The text of an instant, to the second, that `slotTime` reads back (rules.md L6). */
export const slotTimeText = (at: Date): string =>
  new Date(at.getTime() + turkishOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

type Span = Pick<DealSlot, 'startDate' | 'endDate' | 'active'>

/** A slot counts when flagged active and the time is in it: start included, end not (rules.md L6). */
export const isSlotRunning = (slot: Span, now: Date): boolean =>
  slot.active && slotTime(slot.startDate) <= now.getTime() && now.getTime() < slotTime(slot.endDate)

interface SlotOf<Product> extends Span {
  readonly products: readonly Product[]
}
/** The first ten products of the running slots, in order, without repeats (rules.md L6). */
export const activeDealProducts = <Product extends { readonly id: number }>(
  times: readonly SlotOf<Product>[],
  now: Date,
): readonly Product[] => {
  const products = times.filter((slot) => isSlotRunning(slot, now)).flatMap((slot) => slot.products)
  const seen = new Set<number>()
  return products.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, slotProducts)
}

/** Time left, split for display. */
export interface Countdown {
  readonly phase: 'before' | 'running' | 'over'
  /** Until the start before it, until the end while it runs. */
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Time until a slot starts or, while it runs, until it ends (rules.md L6). */
export const dealCountdown = (slot: Pick<DealSlot, 'startDate' | 'endDate'>, now: Date): Countdown => {
  const [start, end] = [slotTime(slot.startDate), slotTime(slot.endDate)]
  const phase = now.getTime() < start ? 'before' : now.getTime() < end ? 'running' : 'over'
  const until = phase === 'before' ? start : end
  const seconds = phase === 'over' ? 0 : Math.ceil((until - now.getTime()) / 1000)
  return { phase, hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}
