import { mergeCarts as mergeInto, takeOpenOrders } from '@market/commerce'
import { type Database, sqlCartPorts, takeOpenPayments, moveCoupons, sqlReservation } from '@market/database'
import { noticeText } from '../cart/cart-notice-text.ts'

/** Moves one owner's cart and open orders to another at login. Returns messages about parts that could not be moved. */
export async function mergeCarts(
  trx: Database,
  fromOwner: string,
  toOwner: string,
  now: Date,
): Promise<readonly string[]> {
  if (fromOwner === toOwner) return []
  await takeOpenPayments(trx, { fromOwner, toOwner, now })
  await moveCoupons(trx, fromOwner, toOwner)
  const ports = {
    ...sqlCartPorts(trx),
    takeOpenOrders: (fromCart: string, toCart: string) => takeOpenOrders(sqlReservation(trx), fromCart, toCart),
  }
  const notices = await mergeInto(ports, { fromOwner, toOwner, now })
  return notices.map((notice) => noticeText(notice))
}
