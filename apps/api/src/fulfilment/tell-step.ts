import { zero } from '@market/domain/money'
import { type Database, queuePushes, readParcelBuyer, sqlPickupPoints, wantsParcelMails } from '@market/database'
import { parcelMail, parcelWords } from '@market/mails'
import { emailKey, mayEndMail, orderBalance, type ParcelMove, parcelNews, trackSteps } from '@market/commerce'
import { notify } from '../notifications/notify.ts'
import { orderAddress } from '../ordering/order-link.ts'
import type { Config } from '../platform/config/config.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { handOverCode, parcelMailToken } from './hand-over-code.ts'
import { sendLockerCode } from './locker-code.ts'

/**
 * Notifies the buyer of a parcel's step, in the transaction that records it: a step that the carrier reports twice is
 * recorded and announced once.
 */
export async function tellStep(trx: Database, config: Config, step: ParcelMove, now: Date): Promise<void> {
  const { orderId, shopId, to: status, events, trackingNo, snapshot, moved } = step
  const { option, place } = snapshot.shipping
  const news = parcelNews({ status, events }, option)
  const shop = snapshot.shops.find((one) => one.shopId === shopId)
  if (!news || !shop) return
  const order = await readParcelBuyer(trx, orderId)
  // A request that cancels the parcel because it goes back is still waiting; the goods were in the parcel all the same.
  const requests = order.requests.filter((request) => news !== 'back' || request.status !== 'waiting')
  const { parcels } = orderBalance({ ...order, shops: snapshot.shops }, requests)
  const { lines = [], money = zero } = parcels.find((one) => one.shopId === shopId) ?? {}
  const { left, fetchUntil } = events.at(-1) ?? {}
  const steps = trackSteps({ status, events, delivery: shop.delivery, moved, toPoint: option !== 'address' }, now)
  const code = handOverCode(config, order.number, shopId)
  const cash = order.method === 'cash_on_delivery' ? money : zero
  const point =
    news === 'waiting'
      ? (await sqlPickupPoints(trx).pointsOf(snapshot.delivery)).find(({ name }) => name === place)
      : undefined
  const where = point && {
    placeAddress: `${point.address}, ${point.district} / ${point.city}`,
    placeHours: point.hours,
  }
  const parcel = {
    ...order,
    ...where,
    news,
    shop,
    lines,
    cash,
    option,
    place,
    trackingNo,
    steps,
    code,
    left,
    fetchUntil,
  }
  const [link, end] = [orderAddress(config, order, now), parcelMailToken(config, order.number)]
  if (!mayEndMail(news) || (await wantsParcelMails(trx, emailKey(order.email))))
    await writeMail(
      trx,
      parcelMail(config, parcel, { order: link, end: `${config.siteUrl}/my/kargo-iletileri#${end}` }),
      now,
    )
  // The push has neither order number nor product name, since others can read a locked screen.
  const page = order.user_id === null ? '/my/siparis-takip' : '/my/siparisler'
  await queuePushes(trx, order.owner_id, { title: parcelWords(parcel).title, url: page }, now)
  if (order.user_id !== null)
    await notify(trx, { userId: order.user_id, ...parcelWords(parcel), link: `/my/siparisler/${order.number}`, now })
  if (news === 'waiting') sendLockerCode({ config, clock: { now: () => now } }, snapshot, code)
}
