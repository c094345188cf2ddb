const format = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`))

/**
 * Formats two days in `YYYY-MM-DD` as `25–27 Kasım`, `30 Kasım – 2 Aralık` or `25 Kasım`. `Intl` ranges are not used,
 * because their spaces differ between versions, and server and browser must render the same.
 */
export function deliveryText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [dayText(from), dayText(to)]
  if (from === to) return last
  const [day, month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} – ${last}`
}
