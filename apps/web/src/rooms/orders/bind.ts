import { cancelOrder, exchangeLine, followOrder, previewCancel, startCancel, trackOrder } from '@market/domain/orders'
import { made, roomModule } from '@market/react'
import { waitFor } from './parcel/wait-for.ts'
import { services } from '../../composition/tokens.ts'

export const ordersRoom = roomModule({
  startCancel: made(startCancel, { cancels: services.CancelGateway }),
  previewCancel: made(previewCancel, { cancels: services.CancelGateway }),
  cancelOrder: made(cancelOrder, { cancels: services.CancelGateway }),
  followOrder: (from) =>
    followOrder({ events: from.get(services.OrderEventGateway), wait: waitFor, chance: Math.random }),
  exchangeLine: made(exchangeLine, { cancels: services.CancelGateway }),
  trackOrder: made(trackOrder, { orders: services.OrderGateway }),
})
