import type { Download } from '@market/contract/counter'
import { isoDayText } from '@market/domain/kernel'

/** Most rows of a list that one file has. */
export const mostInFile = 10_000

/** Spreadsheets run a cell that begins with one of these as a formula; an apostrophe makes it text. */
const formula = /^[\s]*[=+\-@\t\r]/

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A list as CSV for Turkish spreadsheets, named after it and its day: UTF-8 with a byte-order mark, separated by semicolons. */
export const csvFile = (
  list: string,
  now: Date,
  rows: readonly (readonly (string | null | undefined)[])[],
): Download => ({
  name: `${list}-${isoDayText(now)}.csv`,
  type: 'text/csv; charset=utf-8',
  bytes: Buffer.from(`\uFEFF${rows.map((row) => `${row.map((text) => cell(text ?? '')).join(';')}\r\n`).join('')}`),
})

/** Lira with a decimal comma, as Turkish spreadsheets read it. */
export const csvLira = (lira: number): string => lira.toFixed(2).replace('.', ',')

const time = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
/** An ISO instant as Turkish spreadsheets read it, in Turkish time: `24.12.2026 10:00`. */
export const csvTime = (instant: string): string => time.format(new Date(instant))
