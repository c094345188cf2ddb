import { cleanText } from '../text/clean-text.ts'
import type { Money } from './money.ts'
import { parsePrice } from './parse-price.ts'

const currency = /TL|TRY|₺|lira/giu

/**
 * Kuruş of a price that a person typed or pasted: as `parsePrice`, and with a point before the kuruş (`149.90`), commas between
 * thousands (`1,250.50`), `₺` or `TL` on either side. Undefined for other text.
 */
export function typedPrice(typed: string): Money | undefined {
  const text = cleanText(typed).replaceAll(currency, '').replaceAll(' ', '')
  const isEnglish = /^(\d+\.\d{1,2}|\d{1,3}(,\d{3})+(\.\d{1,2})?)$/.test(text)
  return parsePrice(isEnglish ? text.replaceAll(',', '').replace('.', ',') : text)
}
