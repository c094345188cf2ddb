import {
  getOrder,
  getOrders,
  getTrack,
  patchOrderAddress,
  postCancelWaiting,
  postDeliveryTimes,
  postGuestOrderTracking,
  postLastOrder,
  postOrderLink,
  postOrderToCart,
  type OrderWire,
  postParcelInvoice,
  postParcelPhoto,
  putDeliveryTime,
  putParcelMails,
} from '@market/contract'
import {
  countOrders,
  type Database,
  findOrderedLines,
  findOrders,
  findParcelPhoto,
  matchingOrders,
  type OrderSearch,
  setParcelMails,
  sqlCartPorts,
} from '@market/database'
import { addOrder, type Caller, emailKey, orderOwner } from '@market/commerce'
import { readWritten } from '../cart/sql/read-written.ts'
import { lastTopUp } from '../hgs/last-top-up.ts'
import { handOverCode, readParcelMailToken } from '../fulfilment/hand-over-code.ts'
import type { Deps } from '../platform/deps.ts'
import { valueOrThrow } from '../platform/command-failed.ts'
import { sellerPapers } from '../platform/papers/paper-folder.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, type Request, route } from '../platform/http/route.ts'
import { changeAddress } from './change-address.ts'
import { guestLookUp } from './guest-look-up.ts'
import { hideContact } from './hide-contact.ts'
import { callOffWaiting } from './call-off-waiting.ts'
import { isMailLink, readOrderLink, signOrderLink } from '../ordering/order-link.ts'
import { moveDelivery, readDeliveryTimes } from './move-delivery.ts'
import { photoFolder } from '../reviews/photos/photo-folder.ts'
import { orderWire } from './order-wire.ts'
import { texts as orderingTexts } from '../ordering/texts.ts'
import { texts } from './texts.ts'

const pageSize = 20

/** The caller's orders. Another's order is not found. */
export function orderRoutes({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] {
  const codeOf = (order: string, shopId: number) => handOverCode(config, order, shopId)
  return [
    route(postLastOrder, async ({ body, db, caller, now }) => {
      // A toll top-up is not an order of the shop, so only the number of the last one is returned.
      if (body.platform === 'hgs') return { last_order_id: await lastTopUp(db, caller.ownerId), order: null }
      const [last] = await findOrders(db, { ownerId: caller.ownerId, placed: true })
      return { last_order_id: last?.number ?? null, order: last ? orderWire(last, now) : null }
    }),
    route(getOrders, async ({ query, db, caller, now }) => {
      const own = { ownerId: caller.ownerId, text: query.q, group: query.state }
      const orders = await findOrders(db, { ...own, limit: query.limit ?? pageSize, offset: query.offset ?? 0 })
      return { result_count: await countOrders(db, own), orders: orders.map((order) => orderWire(order, now)) }
    }),
    route(getOrder, ({ params, caller, ...request }) =>
      one(request, { ownerId: caller.ownerId, number: params.id }, codeOf),
    ),
    route(getTrack, ({ params, caller, ...request }) =>
      one(request, { ownerId: caller.ownerId, number: params.order_id }, codeOf),
    ),
    route(patchOrderAddress, async ({ body, caller, ...request }) => {
      const { order_id: orderNumber, address_id: addressId } = body
      const owner = orderOwner(caller)
      await changeAddress(request.db, config, { owner, orderNumber, addressId }, request.now)
      return one(request, { owner, number: orderNumber }, codeOf)
    }),
    route(postDeliveryTimes, async ({ body: { order_id: orderNumber, shop_id: shopId }, caller, db, now }) => {
      const { days, hours } = await readDeliveryTimes(db, { owner: orderOwner(caller), orderNumber, shopId }, now)
      return { days: [...days], hours: [...hours] }
    }),
    route(putDeliveryTime, async ({ body, caller, db, now }) => {
      const { order_id: orderNumber, shop_id: shopId, ...wish } = body
      const owner = orderOwner(caller)
      await moveDelivery(db, config, { owner, orderNumber, shopId }, wish, now)
      return one({ db, now }, { owner, number: orderNumber }, codeOf)
    }),
    route(postCancelWaiting, async ({ body: { order_id: number }, caller, ...request }) => {
      const owner = orderOwner(caller)
      await callOffWaiting(request.db, config, { owner, number })
      return one(request, { owner, number }, codeOf)
    }),
    route(postOrderToCart, async ({ body: { order_id: number }, caller, db, now }) => {
      const ordered = await findOrderedLines(db, { owner: orderOwner(caller), number })
      if (!ordered) throw new ApiError(404, orderingTexts.notFound)
      const added = await addOrder(sqlCartPorts(db), { ownerId: caller.ownerId, ordered, now })
      return readWritten(db, valueOrThrow(added), now)
    }),
    route(postOrderLink, async ({ body, caller, db, now }) => {
      const number = readOrderLink(config, body.link, now)
      if (number === undefined) throw new ApiError(404, texts.linkEnded)
      if (isMailLink(config, body.link)) return one({ db, now }, { number }, codeOf)
      return shownTo(db, caller, await one({ db, now }, { number }))
    }),
    route(postParcelPhoto, async ({ body, caller, db, now }) => {
      const linked = isMailLink(config, body.order) ? readOrderLink(config, body.order, now) : undefined
      const by = linked === undefined ? { owner: orderOwner(caller), number: body.order } : { number: linked }
      const order = await matchingOrders(db, by).select('o.id').executeTakeFirst()
      const found = order && (await findParcelPhoto(db, { orderId: order.id, shopId: body.shop_id }, now))
      const photo = found && (await photoFolder(config.photosDir).read(found.key, 'full'))
      if (!photo) throw new ApiError(404, texts.noPhoto)
      return { photo: photo.toString('base64'), until: found.until.toISOString() }
    }),
    route(postParcelInvoice, async ({ body, caller, db, now }) => {
      const linked = isMailLink(config, body.order) ? readOrderLink(config, body.order, now) : undefined
      const by = linked === undefined ? { owner: orderOwner(caller), number: body.order } : { number: linked }
      const found = await matchingOrders(db, by)
        .innerJoin('parcels as x', 'x.order_id', 'o.id')
        .select(['o.number', 'x.invoice'])
        .where('x.shop_id', '=', body.shop_id)
        .executeTakeFirst()
      const pdf = found?.invoice ? await sellerPapers(config).read(found.invoice) : undefined
      if (!found || !pdf) throw new ApiError(404, texts.noParcelInvoice)
      return { filename: `fatura-${found.number}-${body.shop_id}.pdf`, pdf: pdf.toString('base64') }
    }),
    route(putParcelMails, async ({ body: { token, wanted }, db, now }) => {
      const number = readParcelMailToken(config, token)
      const order = number && (await matchingOrders(db, { number }).select('o.email_key').executeTakeFirst())
      if (!order) throw new ApiError(404, texts.deadMailLink)
      await setParcelMails(db, order.email_key, wanted, now)
      return { wanted }
    }),
    route(postGuestOrderTracking, ({ body, caller, clientAddress, db, now }) =>
      guestLookUp({ db, clientAddress, now }, body, async ({ number, email }) => {
        const order = await shownTo(db, caller, await one({ db, now }, { number, emailKey: emailKey(email) }))
        return { ...order, link: signOrderLink(config, number, now, 'typed') }
      }),
    ),
  ]
}

/**
 * Hides the contact data of an order that was found by its number and mail address, unless the caller owns it or has
 * proven its mailbox.
 */
async function shownTo(db: Database, caller: Caller, order: OrderWire): Promise<OrderWire> {
  const own = { owner: orderOwner(caller), number: order.order_id }
  return (await matchingOrders(db, own).select('o.id').executeTakeFirst()) ? order : hideContact(order)
}

async function one(
  { db, now }: Pick<Request<typeof getTrack>, 'db' | 'now'>,
  by: OrderSearch,
  codeOf?: Parameters<typeof orderWire>[2],
): Promise<OrderWire> {
  const [order] = await findOrders(db, by)
  if (!order) throw new ApiError(404, orderingTexts.notFound)
  return orderWire(order, now, codeOf)
}
