const full = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
})
const short = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'Europe/Istanbul' })
const weekday = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  weekday: 'long',
  timeZone: 'Europe/Istanbul',
})

/** `21 Kasım 2026`, `21 Kasım` and `21 Kasım Cumartesi` in Turkish time. */
export const turkishDay = {
  full: (at: Date) => full.format(at),
  short: (at: Date) => short.format(at),
  weekday: (at: Date) => weekday.format(at),
}
