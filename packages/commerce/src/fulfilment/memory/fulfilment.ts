import type { DeliveryTime } from '@market/domain/orders'
import { handOverTries } from '@market/domain/orders'
import { change, recordOf } from '../../ordering/memory/books.ts'
import { closeRefunded } from '../../refunds/memory/due-refunds.ts'
import { type OrderRecord, type RefundBooks, requestsOf } from '../../refunds/memory/refund-books.ts'
import type { CashAtDoor } from '../ports/cash-at-door.ts'
import type { ParcelOf, Parcels } from '../ports/parcels.ts'
import { waitsToBeFetched } from '../waits-to-be-fetched.ts'

interface CarriedRecord {
  readonly trackingNo: string | null
  readonly moved: DeliveryTime | null
  readonly tries: number
}
/** Tracking numbers, chosen times and tries of parcels, besides the tables of refunds. Ids of parcels are `order/shop`. */
export interface FulfilmentBooks {
  readonly refunds: RefundBooks
  readonly carried: Map<string, CarriedRecord>
  /** Shops with a team. */
  readonly teams: Set<number>
}
export const fulfilmentBooks = (refunds: RefundBooks): FulfilmentBooks => ({
  refunds,
  carried: new Map(),
  teams: new Set(),
})

export const carriedOf = ({ carried }: FulfilmentBooks, { orderId, shopId }: ParcelOf): CarriedRecord =>
  carried.get(`${orderId}/${shopId}`) ?? { trackingNo: null, moved: null, tries: 0 }

export const noteCarried = (books: FulfilmentBooks, of: ParcelOf, more: Partial<CarriedRecord>) =>
  books.carried.set(`${of.orderId}/${of.shopId}`, { ...carriedOf(books, of), ...more })

type ParcelRecord = OrderRecord['parcels'][number]

export function memoryParcels(books: FulfilmentBooks): Parcels {
  const { orders } = books.refunds
  const isMoving = (parcel: ParcelRecord) =>
    ['shipped', 'out_for_delivery'].includes(parcel.status) ||
    (parcel.status === 'preparing' && !books.teams.has(parcel.shopId)) ||
    waitsToBeFetched(parcel)
  return {
    moving: async () =>
      [...orders.values()].flatMap(({ id: orderId, number, snapshot, payment: { method, status }, parcels }) =>
        status === 'failed'
          ? []
          : parcels.filter(isMoving).map((parcel) => {
              const { trackingNo, moved } = carriedOf(books, { orderId, shopId: parcel.shopId })
              return { orderId, number, ...parcel, snapshot, method, trackingNo, moved, city: 'Ankara' }
            }),
      ),
    async advance({ orderId, shopId, from, to, events, trackingNo, moved }) {
      const { parcels } = recordOf(orders, orderId)
      const known = carriedOf(books, { orderId, shopId }).moved
      const isAsPlanned = (one: ParcelRecord) =>
        one.shopId === shopId &&
        one.status === from &&
        one.events.length < events.length &&
        known?.day === moved?.day &&
        known?.from === moved?.from
      if (!parcels.some(isAsPlanned)) return false
      const after = parcels.map((one) => (isAsPlanned(one) ? { ...one, status: to, events } : one))
      change(orders, orderId, { parcels: after })
      noteCarried(books, { orderId, shopId }, { trackingNo })
      return true
    },
    async takeTry(of) {
      const { tries } = carriedOf(books, of)
      if (tries >= handOverTries) return false
      noteCarried(books, of, { tries: tries + 1 })
      return true
    },
  }
}

const isTaken = (parcel: ParcelRecord) =>
  parcel.status === 'delivered' && !waitsToBeFetched(parcel) && parcel.events.at(-1)?.key !== 'sent_back'

export function memoryCashAtDoor({ refunds }: FulfilmentBooks): CashAtDoor {
  const { orders } = refunds
  const isOpen = (order: OrderRecord) => order.payment.status === 'on_delivery'
  const handedOver = (order: OrderRecord) => order.parcels.filter(isTaken).map(({ shopId }) => shopId)
  const allThere = (order: OrderRecord) =>
    order.parcels.every((one) => ['delivered', 'cancelled'].includes(one.status) && !waitsToBeFetched(one)) &&
    !requestsOf(refunds, order.id).some(({ kind, status }) => kind === 'cancel' && status === 'waiting')
  return {
    takesCash: async (orderId) => isOpen(recordOf(orders, orderId)),
    due: async (most) =>
      [...orders.values()]
        .filter(isOpen)
        .filter((order) => allThere(order) || handedOver(order).some((shopId) => !order.cashOf.includes(shopId)))
        .slice(0, most)
        .map((order) => ({
          id: order.payment.id,
          orderId: order.id,
          number: order.number,
          shops: order.snapshot.shops,
          charged: order.payment.charged,
          gift: order.giftTotal,
          requests: requestsOf(refunds, order.id).flatMap(({ kind, status, ...request }) =>
            kind === 'exchange' || status === 'refused' ? [] : [{ ...request, kind, status }],
          ),
          allThere: allThere(order),
        })),
    handedOver: async (orderId) => handedOver(recordOf(orders, orderId)),
    async take(orderId, shopIds) {
      change(orders, orderId, { cashOf: [...new Set([...recordOf(orders, orderId).cashOf, ...shopIds])] })
    },
    async complete({ orderId }, status) {
      const order = recordOf(orders, orderId)
      if (isOpen(order)) change(orders, orderId, { payment: { ...order.payment, status } })
      closeRefunded(refunds, orderId)
    },
  }
}
