import { postOrderEvents } from '@market/contract'
import { type Database, matchingOrders, orderMark } from '@market/database'
import { readOrderLink } from '../ordering/order-link.ts'
import { texts } from '../ordering/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import type { OrderWatch } from './watch-orders.ts'

/**
 * Routes to follow an order, with the same proof that shows it: the owner's session, or the signed link of its mail.
 */
export function orderEventRoutes({ config }: Pick<Deps, 'config'>, watch: OrderWatch): readonly AnyRoute[] {
  return [
    route(postOrderEvents, async ({ body, caller: { ownerId }, clientAddress: network, db, now }) => {
      const linked = readOrderLink(config, body.order, now)
      const by = linked === undefined ? { ownerId, number: body.order } : { number: linked }
      const order = await matchingOrders(db, by)
        .select(['o.id', orderMark.as('mark')])
        .executeTakeFirst()
      if (!order) throw new ApiError(404, texts.notFound)
      const { id: orderId, mark } = order
      const feed = watch.follow({ orderId, mark, ownerId, network })
      return (sink) => {
        const stop = feed(sink)
        if (mark !== body.mark) sink.send({ mark })
        return stop
      }
    }),
  ]
}

/** The current marks (versions) of orders. */
export async function readMarks(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const orders = db.selectFrom('orders as o').select(['o.id', orderMark.as('mark')])
  const rows = await orders.where('o.id', 'in', [...orderIds]).execute()
  return new Map(rows.map(({ id, mark }) => [id, mark]))
}
