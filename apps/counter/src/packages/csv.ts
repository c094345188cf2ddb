/** Spreadsheets run a cell that begins with one of these as a formula; an apostrophe makes it text. */
const formula = /^[\s]*[=+\-@\t\r]/

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows as CSV for Turkish spreadsheets: UTF-8 with a byte-order mark, separated by semicolons. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
