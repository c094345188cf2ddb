import type { MailShop } from '@market/mails'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long the link in a mail opens its order. */
const days = 90

/** Settings that signing an order link needs. */
export interface LinkShop extends MailShop {
  readonly secrets: { readonly code: string }
}

/** How a link came about: written in a mail, whose mailbox is a proof, or given to whoever typed number and address. */
type LinkOf = 'mail' | 'typed'

/** Opens one order until it expires, without a login: the mailbox it was sent to is the proof. */
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

/** Whether a link was written in a mail, so that the buyer's mailbox opened it. */
export const isMailLink = (shop: Pick<LinkShop, 'secrets'>, link: string): boolean => isSigned(shop, link, 'mail')

function isSigned({ secrets }: Pick<LinkShop, 'secrets'>, link: string, of: LinkOf): boolean {
  const [number, expires, signed, ...rest] = link.split('.')
  if (!number || !expires || !signed || rest.length > 0) return false
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(secrets.code, number, expires, of))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The page of an order for a mail: a member's own, or a guest's with the link behind `#`, so that no server logs it. */
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
