const format = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`))

/**
 * `25–27 Kasım`, `30 Kasım – 2 Aralık` or `25 Kasım` of two days as `YYYY-MM-DD`. Put together here: ranges of `Intl` have other
 * spaces in other versions, and what the server draws must be what the browser draws.
 */
export function deliveryText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [dayText(from), dayText(to)]
  if (from === to) return last
  const [day, month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} – ${last}`
}
