import {
  getOrder,
  getOrders,
  getTrack,
  patchOrderAddress,
  postGuestOrderTracking,
  postLastOrder,
} from '@market/contract'
import { lastTopUp } from '../hgs/last-top-up.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, type Request, route } from '../kernel/route.ts'
import { emailKey } from '../session/email-key.ts'
import { changeAddress } from './change-address.ts'
import { countOrders, findOrders, type OrderSearch } from './find-orders.ts'
import { guestLookUp } from './guest-look-up.ts'
import { orderWire } from './order-wire.ts'
import { texts } from './texts.ts'

const pageSize = 20

/** The caller's orders. Another's order is not found. */
export function orderRoutes(): readonly AnyRoute[] {
  return [
    route(postLastOrder, async ({ body, db, caller, now }) => {
      // Toll top-ups are no orders of the shop: of the last one there is its number alone.
      if (body.platform === 'hgs') return { last_order_id: await lastTopUp(db, caller.ownerId), order: null }
      const [last] = await findOrders(db, { ownerId: caller.ownerId, placed: true })
      return { last_order_id: last?.number ?? null, order: last ? orderWire(last, now) : null }
    }),
    route(getOrders, async ({ query, db, caller, now }) => {
      const own = { ownerId: caller.ownerId }
      const orders = await findOrders(db, { ...own, limit: query.limit ?? pageSize, offset: query.offset ?? 0 })
      return { result_count: await countOrders(db, own), orders: orders.map((order) => orderWire(order, now)) }
    }),
    route(getOrder, ({ params, caller, ...request }) => one(request, { ownerId: caller.ownerId, number: params.id })),
    route(getTrack, ({ params, caller, ...request }) =>
      one(request, { ownerId: caller.ownerId, number: params.order_id }),
    ),
    route(patchOrderAddress, async ({ body, caller, ...request }) => {
      const { order_id: orderNumber, address_id: addressId } = body
      await changeAddress(request.db, { ownerId: caller.ownerId, orderNumber, addressId })
      return one(request, { ownerId: caller.ownerId, number: orderNumber })
    }),
    route(postGuestOrderTracking, ({ body, clientAddress, db, now }) =>
      guestLookUp({ db, clientAddress, now }, body, ({ number, email }) =>
        one({ db, now }, { number, emailKey: emailKey(email) }),
      ),
    ),
  ]
}

async function one({ db, now }: Pick<Request<typeof getTrack>, 'db' | 'now'>, by: OrderSearch) {
  const [order] = await findOrders(db, by)
  if (!order) throw new Refusal(404, texts.notFound)
  return orderWire(order, now)
}
