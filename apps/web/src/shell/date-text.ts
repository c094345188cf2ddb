const format = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
})

/** An instant as a day in Turkish time, as `21 Kasım 2026`. */
export const dateText = (instant: string): string => format.format(new Date(instant))
