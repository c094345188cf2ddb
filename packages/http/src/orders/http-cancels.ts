import {
  cancelCalls,
  type CancelDetailsWire,
  getCancelDetails,
  getRefund,
  postExchange,
  postReturnPhoto,
  postReturnPhotos,
  postWithdrawReturn,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { fromLira, toLira } from '@market/domain/money'
import type { CancelableOrder, CancelDetails, CancelGateway, CancelRequest, CancelSummary } from '@market/domain/orders'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** The e-mail address is sent only in bodies, never in URLs. */
export const httpCancels = (api: ApiClient): CancelGateway => ({
  cancelable: (order) =>
    mapResult(api.send(cancelCalls.postProducts, { body: orderOf(order) }), ({ items }) =>
      items.map(({ product_id, attr_id, shop_name, refund, return_until, exchange_for, exchange_at, ...item }) => ({
        ...item,
        productId: productId(product_id),
        attrId: attr_id,
        shopName: shop_name,
        refund: fromLira(refund),
        returnUntil: return_until,
        exchangeFor: exchange_for.map(({ attr_id: choice, name }) => ({ attrId: choice, name })),
        exchangeAt: exchange_at,
      })),
    ),
  reasons: (order) =>
    mapResult(api.send(cancelCalls.postReasons, { body: orderOf(order) }), ({ reasons }) =>
      reasons.map(({ needs_note, ...reason }) => ({ ...reason, needsNote: needs_note })),
    ),
  summary: (request) => mapResult(api.send(cancelCalls.postSummary, { body: requestOf(request) }), readSummary),
  cancel: ({ idempotencyKey: key, expected, pickupDay, photos = [], ...request }) => {
    const seen = expected && { total: toLira(expected.total), gift_code: toLira(expected.giftCode) }
    const way = { ...(pickupDay !== undefined && { pickup_day: pickupDay }), photos: [...photos] }
    const more = { ...(seen && { expected: seen }), ...way }
    const body = { ...requestOf(request), ...more }
    return mapResult(api.send(cancelCalls.postAction, { body }, { key }), readDetails)
  },
  exchange: ({ line, exchangeFor, pickupDay, photos = [], idempotencyKey: key, ...order }) => {
    const choice = { exchange_for: exchangeFor, pickup_day: pickupDay ?? null, photos: [...photos] }
    const body = { ...orderOf(order), item: itemOf(line), ...choice }
    return mapResult(api.send(postExchange, { body }, { key }), readDetails)
  },
  details: (id) => mapResult(api.send(getCancelDetails, { params: { id } }), readDetails),
  refunds: (id) =>
    mapResult(api.send(getRefund, { params: { order_id: id } }), ({ refunded, refunds }) => ({
      refunded: fromLira(refunded),
      steps: refunds.map(readDetails),
    })),
  addPhoto: (id, file) => api.send(postReturnPhoto, { params: { order_id: id }, file }),
  photos: ({ order, cancelId }) =>
    mapResult(api.send(postReturnPhotos, { body: { order, cancel_id: cancelId } }), ({ photos }) => photos),
  withdraw: ({ cancelId, idempotencyKey: key }) =>
    mapResult(api.send(postWithdrawReturn, { body: { cancel_id: cancelId } }, { key }), ({ msg }) => msg),
})

const orderOf = ({ orderId, email }: CancelableOrder) => ({ order_id: orderId, ...(email !== undefined && { email }) })
const requestOf = ({ lines, ...order }: CancelRequest) => ({
  ...orderOf(order),
  items: lines.map(itemOf),
})
const itemOf = ({ productId: product, attrId, quantity, reason, note }: CancelRequest['lines'][number]) => ({
  product_id: product,
  attr_id: attrId,
  quantity,
  reason_id: reason,
  note,
})
const readSummary = (
  wire: Pick<CancelDetailsWire, 'items' | 'cargo_refund' | 'total' | 'gift_code' | 'refund_to' | 'later'>,
): CancelSummary => ({
  lines: wire.items.map((item) => ({
    productId: productId(item.product_id),
    attrId: item.attr_id,
    name: item.name,
    quantity: item.quantity,
    reason: item.reason_id,
    note: item.note,
    refund: fromLira(item.refund),
  })),
  cargoRefund: fromLira(wire.cargo_refund),
  total: fromLira(wire.total),
  giftCode: fromLira(wire.gift_code),
  refundTo: wire.refund_to,
  later: wire.later,
})
const readDetails = (wire: CancelDetailsWire): CancelDetails => ({
  ...readSummary(wire),
  cancelId: wire.cancel_id,
  kind: wire.kind,
  createdAt: wire.created_at,
  settledAt: wire.settled_at,
  status: wire.status,
  statusText: wire.status_text,
  returnCode: wire.return_code,
  pickupDay: wire.pickup_day,
  exchangeAt: wire.exchange_at,
  handedInAt: wire.handed_in_at,
  arrivedAt: wire.arrived_at,
  due: {
    handedIn: wire.due.handed_in,
    arrived: wire.due.arrived,
    settled: wire.due.settled,
    booked: wire.due.booked,
  },
})
