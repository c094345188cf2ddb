import { dayMs, isoDay, turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'
import { kurus, type Money } from '../money/money.ts'

/** A price, and the instant from which it was asked. */
export interface PriceChange {
  readonly since: Date
  readonly price: Money
}
/** The lowest price that was asked on a day. */
export interface DayPrice {
  /** Day in Turkish time, such as `2026-11-23`. */
  readonly day: string
  readonly price: Money
}
/** Summary of daily prices. */
export interface PriceSpan {
  readonly lowest: Money
  readonly highest: Money
  readonly today: Money
}

/** Days that a product's page shows, today among them. */
export const shownPriceDays = 30

/**
 * The lowest price of each of the last 30 days, oldest first. It starts on the first day with a known price; future
 * changes are ignored.
 */
export function priceDays(changes: readonly PriceChange[], now: Date): readonly DayPrice[] {
  const today = turkishDay(now)
  if (!Number.isSafeInteger(today)) return []
  const known = changes
    .filter(({ since }) => since.getTime() <= now.getTime())
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
  return Array.from({ length: shownPriceDays }, (_, index) => today - shownPriceDays + 1 + index).flatMap((day) => {
    const start = turkishDayStart(day).getTime()
    const before = known.findLast(({ since }) => since.getTime() <= start)
    const during = known.filter(({ since }) => since.getTime() > start && since.getTime() < start + dayMs)
    const prices = [...(before ? [before] : []), ...during].map(({ price }) => price)
    if (prices.length === 0) return []
    return [{ day: isoDay(day), price: kurus(Math.min(...prices)) }]
  })
}

/** Undefined for no days at all. */
export function priceSpan(days: readonly DayPrice[]): PriceSpan | undefined {
  const last = days.at(-1)
  if (!last) return undefined
  const prices = days.map(({ price }) => price)
  return { lowest: kurus(Math.min(...prices)), highest: kurus(Math.max(...prices)), today: last.price }
}
