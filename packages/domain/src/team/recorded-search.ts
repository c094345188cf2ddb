import { isPhone } from '../validation/index.ts'

/**
 * A search of the office as the audit keeps it, which outlives accounts and is read by roles that may not see buyers:
 * `e…@ornek.com` for a mail address, `…4567` for a mobile number, numbers of orders and parcels as typed, and `…` for
 * any other text.
 */
export function recordedSearch(text: string): string {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  if (at >= 0) return `${/^./u.exec(typed.slice(0, at))?.[0] ?? ''}…${typed.slice(at)}`
  if (isPhone(typed)) return `…${typed.replaceAll(/\D/g, '').slice(-4)}`
  return /^[\dA-Za-z\s-]*\d[\dA-Za-z\s-]*$/.test(typed) ? typed : '…'
}
