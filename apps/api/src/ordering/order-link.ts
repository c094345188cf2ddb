import type { MailShop } from '@market/mails'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How many days a link in a mail opens its order. */
const days = 90

/** Settings that signing an order link needs. */
export interface LinkShop extends MailShop {
  readonly secrets: { readonly code: string }
}

/**
 * The origin of a link: sent in a mail, which proves the mailbox, or issued to a client that typed order number and
 * mail address.
 */
type LinkOf = 'mail' | 'typed'

/**
 * Signs a link that opens one order without a login until it expires. A link in a mail proves that its reader owns the
 * mailbox.
 */
export function signOrderLink(
  { secrets }: Pick<LinkShop, 'secrets'>,
  number: string,
  now: Date,
  of: LinkOf = 'mail',
): string {
  const expires = (now.getTime() + days * 86_400_000).toString(36)
  return `${number}.${expires}.${signature(secrets.code, number, expires, of)}`
}

/** The number of the order that a link opens; undefined for one that is forged or too old. */
export function readOrderLink(shop: Pick<LinkShop, 'secrets'>, link: string, now: Date): string | undefined {
  const [number, expires = ''] = link.split('.')
  if (!isMailLink(shop, link) && !isSigned(shop, link, 'typed')) return undefined
  return Number.parseInt(expires, 36) > now.getTime() ? number : undefined
}

/** Whether a link was sent in a mail, so that its client has access to the buyer's mailbox. */
export const isMailLink = (shop: Pick<LinkShop, 'secrets'>, link: string): boolean => isSigned(shop, link, 'mail')

function isSigned({ secrets }: Pick<LinkShop, 'secrets'>, link: string, of: LinkOf): boolean {
  const [number, expires, signed, ...rest] = link.split('.')
  if (!number || !expires || !signed || rest.length > 0) return false
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(secrets.code, number, expires, of))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The address of an order's page for a mail. A guest's has the signed link behind `#`, so that no server logs it. */
export const orderAddress = (
  shop: LinkShop,
  order: { readonly number: string; readonly user_id: string | null },
  now: Date,
): string =>
  order.user_id === null
    ? `${shop.siteUrl}/my/siparis-takip#${signOrderLink(shop, order.number, now)}`
    : `${shop.siteUrl}/my/siparisler/${order.number}`

const signature = (secret: string, number: string, expires: string, of: LinkOf): string =>
  createHmac('sha256', secret)
    .update(`${of === 'mail' ? 'order-link' : 'typed-order'}:${number}:${expires}`)
    .digest('base64url')
