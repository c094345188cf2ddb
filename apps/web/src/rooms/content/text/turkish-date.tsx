const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

/** A day in Turkey, in words: `1 Eylül 2026`. */
export function TurkishDate({
  at,
  format,
}: {
  /** Instant as ISO 8601 text. */
  readonly at: string
  /** Words round the day. */
  readonly format?: (text: string) => string
}) {
  const text = day.format(new Date(at))
  return <time dateTime={at}>{format ? format(text) : text}</time>
}
