const format = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
})

/** An instant as a day in Turkish time, as `21 Kasım 2026`. */
export const dateText = (instant: string): string => format.format(new Date(instant))

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Istanbul' })

/** An instant as the time of day in Turkey, as `09.00`. */
export const timeText = (instant: string): string => clock.format(new Date(instant)).replace(':', '.')
