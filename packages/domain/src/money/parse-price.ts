import { kurus, type Money } from './money.ts'

/** Thousands may be grouped by dots. `0.123` does not match: such a text means a decimal point. */
const price = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?(?: TL)?$/

/**
 * Kuruş of a written price, such as `1.234,56 TL`, `1234,5` or `1.234`; undefined if the text is not a price (rules.md
 * M3).
 */
export const parsePrice = (text: string): Money | undefined => {
  const [, sign, whole, fraction = ''] = price.exec(text) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? kurus(sign ? -amount : amount) : undefined
}
