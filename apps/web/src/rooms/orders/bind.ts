import type { OrderId } from '@market/domain/kernel'
import { followOrder, trackOrder } from '@market/domain/orders'
import { made, roomModule } from '@market/react'
import { makeCancelStore } from '@market/stores'
import { waitFor } from './parcel/wait-for.ts'
import { services } from '../../composition/tokens.ts'

export const ordersRoom = roomModule({
  /** Makes a store for each order that is shown. */
  makeCancel: (from) => (orderId: OrderId) =>
    makeCancelStore({
      orderId,
      cancels: from.get(services.CancelGateway),
      clock: from.get(services.Clock),
      newKey: () => crypto.randomUUID(),
    }),
  followOrder: (from) =>
    followOrder({ events: from.get(services.OrderEventGateway), wait: waitFor, chance: Math.random }),
  trackOrder: made(trackOrder, { orders: services.OrderGateway }),
})
