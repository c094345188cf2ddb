import { dayText, noonOf } from '@market/domain/kernel'

/** Formats two days in `YYYY-MM-DD` as `25–27 Kasım`, `30 Kasım – 2 Aralık` or `25 Kasım`. */
export function deliveryText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [dayText(noonOf(from)), dayText(noonOf(to))]
  if (from === to) return last
  const [day, month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} – ${last}`
}
