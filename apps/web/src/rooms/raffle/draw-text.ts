const format = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Istanbul',
})

/** When a raffle is drawn, in Turkish time, as `31 Aralık 2026 20:00`. */
export const drawText = (instant: string): string => format.format(new Date(instant))
