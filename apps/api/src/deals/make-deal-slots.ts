import { turkishDay, turkishDayStart } from '@market/domain/kernel'

/** Hours of the super deals in Turkish time, which is UTC+3 all year. */
const hours: readonly (readonly [number, number])[] = [
  [10, 14],
  [14, 18],
  [18, 22],
  [22, 34],
]
/** Products per slot, as many as the home page and the deal page show (rules.md L6). */
const productsInSlot = 10

export interface DealSlot {
  readonly starts_at: Date
  readonly ends_at: Date
  /** Number of products in the slot. */
  readonly products: number
}

/** The slots from last night until tomorrow, so that one is always running. */
export function makeDealSlots(now: Date): readonly DealSlot[] {
  const today = turkishDay(now)
  return [today - 1, today, today + 1]
    .flatMap((date) =>
      hours.map(([from, to]) => {
        const midnight = turkishDayStart(date).getTime()
        return {
          starts_at: new Date(midnight + from * 3_600_000),
          ends_at: new Date(midnight + to * 3_600_000),
          products: productsInSlot,
        }
      }),
    )
    .filter(({ ends_at }) => ends_at > now)
}
