import {
  getOrder,
  getOrders,
  getTrack,
  type OrderWire,
  patchOrderAddress,
  postCancelWaiting,
  postDeliveryTimes,
  postGuestOrderTracking,
  postLastOrder,
  postOrderLink,
  postParcelInvoice,
  postParcelPhoto,
  putDeliveryTime,
  putParcelMails,
} from '@market/contract'
import { orderId, productId, shopId } from '@market/domain/kernel'
import { fromLira } from '@market/domain/money'
import type { Order, OrderGateway } from '@market/domain/orders'
import { readGift } from '../cart/read-gift.ts'
import { readReduction } from '../cart/read-promotion.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `OrderGateway`: orders, tracking and changes. Amounts as kuruş, instants stay ISO 8601 text. */
export const httpOrders = (api: ApiClient): OrderGateway => ({
  last: (platform = 'pttavm') =>
    mapResult(api.send(postLastOrder, { body: { platform } }), (wire) => wire.order && readOrder(wire.order)),
  list: ({ limit, offset, group, text } = {}) =>
    mapResult(
      api.send(getOrders, {
        query: {
          ...(limit && { limit: String(limit) }),
          ...(offset && { offset: String(offset) }),
          ...(group && { state: group }),
          ...(text && { q: text }),
        },
      }),
      (wire) => ({ resultCount: wire.result_count, orders: wire.orders.map(readOrder) }),
    ),
  one: (id) => mapResult(api.send(getOrder, { params: { id } }), readOrder),
  track: (id) => mapResult(api.send(getTrack, { params: { order_id: id }, query: {} }), readOrder),
  guestTrack: ({ orderId: id, email }) =>
    mapResult(api.send(postGuestOrderTracking, { body: { order_id: id, email } }), (wire) => ({
      ...readOrder(wire),
      link: wire.link,
    })),
  byLink: (link) => mapResult(api.send(postOrderLink, { body: { link } }), readOrder),
  changeAddress: ({ orderId: id, addressId, idempotencyKey: key }) =>
    mapResult(api.send(patchOrderAddress, { body: { order_id: id, address_id: addressId } }, { key }), readOrder),
  deliveryTimes: ({ orderId: order, shopId: shop }) =>
    api.send(postDeliveryTimes, { body: { order_id: order, shop_id: shop } }),
  moveDelivery: ({ orderId: order, shopId: shop, day, from, idempotencyKey: key }) =>
    mapResult(api.send(putDeliveryTime, { body: { order_id: order, shop_id: shop, day, from } }, { key }), readOrder),
  parcelPhoto: ({ order, shopId: shop }) => api.send(postParcelPhoto, { body: { order, shop_id: shop } }),
  parcelInvoice: ({ order, shopId: shop }) =>
    mapResult(api.send(postParcelInvoice, { body: { order, shop_id: shop } }), ({ filename, pdf }) => ({
      name: filename,
      base64: pdf,
    })),
  parcelMails: ({ token, wanted }) =>
    mapResult(api.send(putParcelMails, { body: { token, wanted } }), (wire) => wire.wanted),
  callOff: ({ orderId: id, idempotencyKey: key }) =>
    mapResult(api.send(postCancelWaiting, { body: { order_id: id } }, { key }), readOrder),
})

const readDelivery = ({ zip_code: zipCode, ...place }: OrderWire['delivery']): Order['delivery'] => ({
  ...place,
  zipCode,
})

/** An order as the core reads it. */
export const readOrder = (wire: OrderWire): Order => ({
  orderId: orderId(wire.order_id),
  mark: wire.mark,
  createdAt: wire.created_at,
  status: wire.status,
  statusText: wire.status_text,
  type: wire.type,
  payment: {
    ...wire.payment,
    monthly: fromLira(wire.payment.monthly),
    amount: fromLira(wire.payment.amount),
    interest: fromLira(wire.payment.interest),
    left: fromLira(wire.payment.left),
    refunded: fromLira(wire.payment.refunded),
  },
  contactHidden: wire.contact_hidden,
  deliverTo: wire.deliver_to,
  ofMember: wire.of_member,
  buyer: wire.buyer,
  invoice: wire.invoice,
  shipping: wire.shipping,
  addressChangeable: wire.address_changeable,
  waitsUntil: wire.waits_until,
  delivery: readDelivery(wire.delivery),
  email: wire.email,
  transfer: wire.transfer && { ...wire.transfer, amount: fromLira(wire.transfer.amount) },
  givable: wire.cancel !== null,
  cancellations: wire.cancellations.map((one) => ({
    cancelId: one.cancel_id,
    kind: one.kind,
    createdAt: one.created_at,
    status: one.status,
    statusText: one.status_text,
    returnCode: one.return_code,
    total: fromLira(one.total),
    giftCode: fromLira(one.gift_code),
    photos: one.photos,
  })),
  giftCode: fromLira(wire.gift_code_amount),
  totalPurePrice: fromLira(wire.total_pure_price),
  totalTaxPrice: fromLira(wire.total_tax_price),
  totalShipPrice: fromLira(wire.total_ship_price),
  totalDiscount: fromLira(wire.total_discount),
  totalPriceWithShipping: fromLira(wire.total_price_with_shipping),
  shops: wire.shops.map((shop) => ({
    shopId: shopId(shop.shop_id),
    shopName: shop.shop_name,
    shopUrl: shop.shop_url,
    status: shop.status,
    statusText: shop.status_text,
    nextStep: shop.next_step,
    trackingNo: shop.tracking_no,
    invoiceAt: shop.invoice?.uploaded_at ?? null,
    steps: shop.steps,
    route: shop.route,
    deliveryTime: shop.delivery_time,
    deliveryMovable: shop.delivery_movable,
    handOverCode: shop.hand_over_code,
    fetchUntil: shop.fetch_until,
    handedOver: shop.handed_over && { left: shop.handed_over.left, hasPhoto: shop.handed_over.has_photo },
    subTotal: fromLira(shop.sub_total),
    cargoTotalPrice: fromLira(shop.cargo_total_price),
    due: shop.due === null ? null : fromLira(shop.due),
    items: shop.shop_items.map((item) => ({
      productId: productId(item.product_id),
      attrId: item.attr_id,
      name: item.name,
      brand: item.brand,
      url: item.url,
      image: item.image,
      quantity: item.num,
      givenBack: item.given_back,
      unitStates: item.unit_states,
      withdrawal: item.withdrawal,
      discountedUnits: item.num_discounted,
      attributes: item.attributes,
      singlePrice: fromLira(item.single_price),
      price: fromLira(item.price),
      insurances: item.insurance_items.map(({ name, price }) => ({ name, price: fromLira(price) })),
      gift: item.gift && { ...readGift(item.gift), wrapPrice: fromLira(item.gift.wrap_price) },
      totalDiscount: fromLira(item.total_discount),
      reductions: item.reductions.map(readReduction),
    })),
  })),
})
