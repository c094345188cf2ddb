import { createHmac, timingSafeEqual } from 'node:crypto'

interface CodeSettings {
  readonly secrets: { readonly code: string }
}

const signed = ({ secrets }: CodeSettings, what: string) => createHmac('sha256', secrets.code).update(what).digest()

/** Six digits that hand a parcel over. They are stored nowhere: whoever reads the database learns none. */
export const handOverCode = (settings: CodeSettings, order: string, shopId: number): string =>
  String(signed(settings, `hand-over:${order}:${shopId}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** Stands in a mail about a parcel, and ends such mails to the mailbox of that order. */
export const parcelMailToken = (settings: CodeSettings, order: string): string =>
  `${order}.${signed(settings, `parcel-mails:${order}`).toString('base64url')}`

/** The order whose mail had this token; undefined for one that is forged. */
export function readParcelMailToken(settings: CodeSettings, token: string): string | undefined {
  const [order = ''] = token.split('.')
  const [given, right] = [Buffer.from(token), Buffer.from(parcelMailToken(settings, order))]
  return given.length === right.length && timingSafeEqual(given, right) ? order : undefined
}
