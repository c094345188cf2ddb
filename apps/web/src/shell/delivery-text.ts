const format = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `25 Kasım – 27 Kasım` of two days as `YYYY-MM-DD`. */
export const deliveryText = ({ from, to }: { readonly from: string; readonly to: string }): string => {
  const [first, last] = [from, to].map((day) => format.format(new Date(`${day}T00:00:00Z`)))
  return first === last ? String(first) : `${first} – ${last}`
}
