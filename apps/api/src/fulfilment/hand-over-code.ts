import { createHmac, timingSafeEqual } from 'node:crypto'

interface CodeSettings {
  readonly secrets: { readonly code: string }
}

const signed = ({ secrets }: CodeSettings, what: string) => createHmac('sha256', secrets.code).update(what).digest()

/**
 * The six-digit code that the buyer gives the courier at the hand-over. It is computed and not stored, so reading the
 * database does not reveal it.
 */
export const handOverCode = (settings: CodeSettings, order: string, shopId: number): string =>
  String(signed(settings, `hand-over:${order}:${shopId}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** The unsubscribe token in mails about a parcel. It stops such mails to the mailbox of that order. */
export const parcelMailToken = (settings: CodeSettings, order: string): string =>
  `${order}.${signed(settings, `parcel-mails:${order}`).toString('base64url')}`

/** The order number of an unsubscribe token; undefined for a forged one. */
export function readParcelMailToken(settings: CodeSettings, token: string): string | undefined {
  const [order = ''] = token.split('.')
  const [given, right] = [Buffer.from(token), Buffer.from(parcelMailToken(settings, order))]
  return given.length === right.length && timingSafeEqual(given, right) ? order : undefined
}
