import type { MailShop } from '@market/mails'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Settings that the link in an alarm's mail needs. */
export interface AlarmShop extends MailShop {
  readonly secrets: { readonly code: string }
}

/** The page that ends alarms without a login. The token stands behind `#`, so that no server logs it. */
export const alarmLink = (shop: AlarmShop, id: string): string =>
  `${shop.siteUrl}/my/alarm-bitir#${id}.${signature(shop, id)}`

/** The alarm whose mail had this token; undefined for one that is forged. */
export function readAlarmToken(shop: Pick<AlarmShop, 'secrets'>, token: string): string | undefined {
  const [id, signed, ...rest] = token.split('.')
  if (!id || !signed || rest.length > 0) return undefined
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(shop, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

const signature = ({ secrets }: Pick<AlarmShop, 'secrets'>, id: string): string =>
  createHmac('sha256', secrets.code).update(`alarm-link:${id}`).digest('base64url')
