import { succeed } from '@market/domain/kernel'
import { searchKey } from '@market/domain/text'
import type { Order, OrderGateway, OrderGroup } from '@market/domain/orders'
import { notFound, refused } from '../kernel/failing.ts'

export interface MemoryOrders extends OrderGateway {
  /** Adds an order as the newest. */
  place(order: Order): void
}

/** One caller's orders. */
export const memoryOrders = (placed: readonly Order[] = []): MemoryOrders => {
  let orders = placed
  const find = async (id: string, email?: string) => {
    const order = orders.find((one) => one.orderId === id && (email === undefined || one.email === email))
    return order ? succeed(order) : notFound('Sipariş bulunamadı.')
  }
  const change = async (id: string, mayChange: (order: Order) => boolean, changed: Partial<Order>) => {
    const found = await find(id)
    if (!found.ok) return found
    if (!mayChange(found.value)) return refused(409, 'Bu sipariş artık değiştirilemiyor.')
    const order = { ...found.value, ...changed }
    orders = orders.map((one) => (one.orderId === id ? order : one))
    return succeed(order)
  }
  return {
    place: (order) => {
      orders = [order, ...orders]
    },
    last: async () => succeed(orders[0] ?? null),
    async list({ limit = 10, offset = 0, group, text } = {}) {
      const found = orders.filter((order) => isInGroup(order, group) && isNamed(order, text))
      return succeed({ resultCount: found.length, orders: found.slice(offset, offset + limit) })
    },
    one: (id) => find(id),
    track: (id) => find(id),
    async guestTrack({ orderId, email }) {
      const found = await find(orderId, email)
      return found.ok ? succeed({ ...found.value, link: linkOf(found.value) }) : found
    },
    byLink: (link) => find(orders.find((order) => linkOf(order) === link)?.orderId ?? ''),
    changeAddress: ({ orderId, addressId }) =>
      change(orderId, ({ addressChangeable }) => addressChangeable, { deliverTo: addressId }),
    deliveryTimes: async ({ orderId }) => {
      const found = await find(orderId)
      return found.ok ? succeed({ days: ['2026-11-25', '2026-11-26'], hours: deliveryHours }) : found
    },
    moveDelivery: async ({ orderId, shopId, day, from }) => {
      const found = await find(orderId)
      if (!found.ok) return found
      const hours = deliveryHours.find((one) => one.from === from)
      const movable = found.value.shops.some((shop) => shop.shopId === shopId && shop.deliveryMovable)
      if (!hours || !movable) return refused(409, 'Paketiniz dağıtıma çıktığı için teslimat günü değiştirilemiyor.')
      const shops = found.value.shops.map((shop) =>
        shop.shopId === shopId ? { ...shop, deliveryTime: { day, ...hours } } : shop,
      )
      return change(orderId, () => true, { shops })
    },
    parcelPhoto: async ({ order, shopId }) => {
      const found = await find(order.split('.')[0] ?? '')
      if (!found.ok) return found
      const parcel = found.value.shops.find((shop) => shop.shopId === shopId)
      return parcel?.handedOver?.hasPhoto
        ? succeed({ photo: emptyPhoto, until: '2027-02-22T09:00:00.000Z' })
        : notFound('Bu paketin fotoğrafı yok.')
    },
    parcelInvoice: async ({ order, shopId }) => {
      const found = await find(order.split('.')[0] ?? '')
      if (!found.ok) return found
      const parcel = found.value.shops.find((shop) => shop.shopId === shopId)
      return parcel?.invoiceAt
        ? succeed({ name: `fatura-${found.value.orderId}.pdf`, base64: 'JVBERi0=' })
        : notFound('Bu paketin faturası yok.')
    },
    parcelMails: async ({ token, wanted }) =>
      token.includes('.') ? succeed(wanted) : notFound('Bu bağlantı artık geçerli değil.'),
    callOff: ({ orderId }) =>
      change(orderId, ({ waitsUntil }) => waitsUntil !== null, { status: 'cancelled', waitsUntil: null }),
  }
}

/** The smallest WebP. */
const emptyPhoto = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

const deliveryHours = [
  { from: 9, to: 13 },
  { from: 13, to: 18 },
]

/** The link as in the mail. */
const linkOf = ({ orderId }: Order): string => `${orderId}.link`

const isInGroup = ({ status, cancellations }: Order, group: OrderGroup | undefined): boolean => {
  switch (group) {
    case undefined:
      return true
    case 'waiting':
      return status === 'awaiting_payment'
    case 'under_way':
      return ['paid', 'preparing', 'shipped', 'out_for_delivery'].includes(status)
    case 'delivered':
      return status === 'delivered'
    case 'given_back':
      return status === 'cancelled' || cancellations.length > 0
  }
}

const isNamed = ({ orderId, shops }: Order, text = ''): boolean =>
  [orderId, ...shops.flatMap(({ items }) => items.map(({ brand, name }) => `${brand} ${name}`))].some((name) =>
    searchKey(name).includes(searchKey(text)),
  )
