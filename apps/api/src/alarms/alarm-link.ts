import type { MailShop } from '@market/mails'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Settings that the link in an alarm's mail needs. */
export interface AlarmShop extends MailShop {
  readonly secrets: { readonly code: string }
}

/** A POST below this path ends alarms. The token in the path is safe, because no server of the shop logs paths. */
export const alarmEndPath = '/eptnew/x/alarm-end/'

/**
 * `end`: the page that ends alarms without a login, with the token behind `#`. The other address is for the mailbox's
 * own unsubscribe button.
 */
export function alarmLinks(shop: AlarmShop, id: string): { readonly end: string; readonly oneClick: string } {
  const token = `${id}.${signature(shop, id)}`
  return { end: `${shop.siteUrl}/my/alarm-bitir#${token}`, oneClick: shop.siteUrl + alarmEndPath + token }
}

/** The alarm whose mail had this token; undefined for one that is forged. */
export function readAlarmToken(shop: Pick<AlarmShop, 'secrets'>, token: string): string | undefined {
  const [id, signed, ...rest] = token.split('.')
  if (!id || !signed || rest.length > 0) return undefined
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(shop, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

const signature = ({ secrets }: Pick<AlarmShop, 'secrets'>, id: string): string =>
  createHmac('sha256', secrets.code).update(`alarm-link:${id}`).digest('base64url')
