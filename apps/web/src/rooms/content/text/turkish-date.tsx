import { dateText } from '../../../shared/time/date-text.ts'

/** A date in Turkish time, such as `1 Eylül 2026`. */
export function TurkishDate({
  at,
  format,
}: {
  /** An instant in ISO 8601. */
  readonly at: string
  /** Adds text around the date. */
  readonly format?: (text: string) => string
}) {
  const text = dateText(at)
  return <time dateTime={at}>{format ? format(text) : text}</time>
}
