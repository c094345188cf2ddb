const format = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `25–27 Kasım` of two days as `YYYY-MM-DD`. */
export const deliveryText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
