import { isoDayText } from '@market/domain/kernel'
import { type FoundOrder, type FoundParcel, movedTo } from '@market/database'
import type { OrderWire } from '@market/contract'
import { cardWords } from '@market/documents'
import { kurus, toLira } from '@market/domain/money'
import { type Address, addressLine, type ShippingOption, shippingChoice, taxLine } from '@market/domain/account'
import { cartMessages } from '@market/domain/cart'
import { paymentTitles } from '@market/domain/checkout'
import { mayMoveDelivery, type OrderStatus, showsHandOverCode } from '@market/domain/orders'
import {
  cancellableAs,
  cashToCollect,
  isGone,
  isOverdue,
  moneyBack,
  nextStep,
  orderBalance,
  type OrderBalance,
  parcelRoute,
  readPaymentDetails,
  type SnapshotItem,
  type TrackedParcel,
  trackSteps,
  unitsGivenBack,
  unitStates,
  waitsToBeFetched,
  waitingMethods,
} from '@market/commerce'
import { fullName } from '@market/documents'
import { texts } from './texts.ts'
import { requestStatusText } from '../refunds/request-status-text.ts'
import { reductionWire } from '../promotions/promotion-wire.ts'
import { mayMove } from './may-move.ts'

const lira = (amount: number) => toLira(kurus(amount))

/**
 * An order as stored at checkout, with its parcels' current status. Net goods, tax and cargo, less promotions and the
 * gift code, sum to the total. `codeOf` returns the hand-over codes of its parcels; pass it only if the buyer asks.
 */
export function orderWire(order: FoundOrder, now: Date, codeOf?: (order: string, shopId: number) => string): OrderWire {
  const { snapshot } = order
  const { delivery } = snapshot
  const status = statusOf(order)
  const { method, amount: charged } = order.payment
  const balance = orderBalance({ shops: snapshot.shops, method, charged, gift: order.gift_total }, order.requests)
  return {
    order_id: order.number,
    mark: order.mark,
    created_at: order.created_at.toISOString(),
    status,
    status_text: statusText(order, status, now, parcelOf(order, status)),
    type: order.payment.method,
    payment: paymentWire(order, balance),
    transfer: status === 'awaiting_payment' ? transferWire(order) : null,
    contact_hidden: false,
    deliver_to: fullName(delivery),
    of_member: order.user_id !== null,
    buyer: fullName(snapshot.invoice),
    invoice: invoiceWire(snapshot.invoice),
    address_changeable: mayMove(order),
    waits_until: waits(order) ? order.expires_at.toISOString() : null,
    delivery: {
      city: delivery.city,
      district: delivery.district,
      neighborhood: delivery.neighborhood,
      address: delivery.address,
      zip_code: delivery.zipCode,
      phone: delivery.phone,
    },
    shipping: { ...shippingChoice(snapshot.shipping.option), place: snapshot.shipping.place },
    email: order.email,
    cancel: cancellable(order, now) ? cancelUrls(order.user_id === null ? '/guest' : '') : null,
    cancellations: order.cancellations.map(
      ({ id, kind, status: stage, created_at, return_code, refund, gift, photos, stage: desk }) => ({
        cancel_id: id,
        kind,
        created_at: new Date(created_at).toISOString(),
        details_url: `/cancel/cancel-details/${id}`,
        status: stage,
        status_text: requestStatusText({ kind, status: stage }, desk),
        return_code,
        total: toLira(moneyBack({ method: order.payment.method, kind }, kurus(refund))),
        gift_code: lira(gift),
        photos: codeOf ? photos : 0,
      }),
    ),
    total_pure_price: lira(order.goods_total - order.tax_total),
    total_tax_price: lira(order.tax_total),
    total_ship_price: lira(order.ship_total),
    total_discount: lira(order.discount_total),
    gift_code_amount: lira(order.gift_total),
    total_price_with_shipping: lira(order.total),
    shops: snapshot.shops.map((shop, index) => {
      const first = snapshot.shops.slice(0, index).reduce((lines, before) => lines + before.items.length, 1)
      const parcel = order.parcels.find(({ shop_id }) => shop_id === shop.shopId)
      const own = order.status === 'paid' ? (parcel?.status ?? 'preparing') : status
      const moved = parcel ? movedTo(parcel) : null
      const { option } = snapshot.shipping
      const tracked = {
        status: own,
        events: parcel?.events ?? [],
        delivery: shop.delivery,
        moved,
        photo: parcel?.photo ?? false,
        work: parcel?.work ?? null,
        toPoint: option !== 'address',
      }
      return {
        shop_id: shop.shopId,
        shop_name: shop.shopName,
        shop_url: shop.shopUrl,
        status: shownStatus(tracked),
        status_text: statusText(order, own, now, tracked),
        next_step: nextStep(
          {
            ...tracked,
            option,
            returnable: shop.items.some((item) => item.withdrawal !== 'none'),
          },
          order,
          now,
        ),
        tracking_no: parcel?.tracking_no ?? null,
        invoice: parcel?.invoice_at ? { uploaded_at: new Date(parcel.invoice_at).toISOString() } : null,
        steps: trackSteps(tracked, now),
        route: [...parcelRoute({ ...tracked, ...snapshot.shipping, to: delivery })],
        delivery_time: moved,
        ...handOverWire(tracked, option, codeOf && (() => codeOf(order.number, shop.shopId)), now),
        delivery_movable: order.status === 'paid' && mayMoveDelivery({ status: own, option }),
        sub_total: lira(shop.subTotal),
        cargo_total_price: lira(shop.cargoTotalPrice),
        due: dueOf(order, parcel, balance),
        shop_items: shop.items.map((item, at) => ({
          ...itemWire(item),
          given_back: unitsGivenBack(order.requests, first + at),
          unit_states: [...unitStates(first + at, order.requests, order.exchanges)],
        })),
      }
    }),
  }
}

function handOverWire(
  { status, events, photo }: TrackedParcel & { photo: boolean },
  option: ShippingOption,
  codeOf: (() => string) | undefined,
  now: Date,
) {
  const last = events.at(-1)
  const fetchUntil = (waitsToBeFetched({ status, events }) && last?.fetchUntil) || null
  const shown = showsHandOverCode({ status, option, fetchUntil }, isoDayText(now))
  return {
    hand_over_code: shown ? (codeOf?.() ?? null) : null,
    fetch_until: fetchUntil,
    handed_over: last?.left === undefined ? null : { left: last.left, has_photo: photo && codeOf !== undefined },
  }
}

type ItemWire = OrderWire['shops'][number]['shop_items'][number]
const itemWire = (item: SnapshotItem): Omit<ItemWire, 'given_back' | 'unit_states'> => ({
  product_id: item.productId,
  attr_id: item.combination,
  name: item.name,
  brand: item.brand,
  url: item.url,
  image: item.image,
  num: item.quantity,
  withdrawal: item.withdrawal,
  attributes: item.attributes.map((attribute) => ({ ...attribute })),
  num_discounted: item.discountedUnits,
  single_price: lira(item.singlePrice),
  price: lira(item.price),
  insurance_items: item.insurances.map(({ name, price }) => ({ name, price: lira(price) })),
  total_discount: lira(item.discount),
  reductions: item.reductions.map(reductionWire),
  gift: item.gift && {
    wrapped: item.gift.wrapped,
    note: item.gift.note,
    prices_hidden: item.gift.pricesHidden,
    wrap_price: lira(item.gift.wrapPrice),
  },
})

/** The buyer of an invoice, with the tax office and number of a company. */
export const invoiceWire = (invoice: Address): OrderWire['invoice'] => ({
  name: invoice.companyName || fullName(invoice),
  tax: invoice.companyName ? taxLine(invoice) : null,
  address: addressLine(invoice),
})

const waits = ({ status, payment }: FoundOrder): boolean =>
  status === 'awaiting_payment' && payment.status === 'pending' && waitingMethods.includes(payment.method)

const cancelUrls = (prefix: '' | '/guest') => ({
  products_url: `${prefix}/cancel/cancelable-products`,
  reasons_url: `${prefix}/cancel/reasons`,
})

/** At least one unit is neither being returned nor being exchanged, and its return was not denied. */
function cancellable(order: FoundOrder, now: Date): boolean {
  const lines = order.snapshot.shops.flatMap(({ shopId, items }) => items.map((item) => ({ shopId, item })))
  return lines.some(({ shopId, item }, at) => {
    const parcel = order.status === 'paid' && order.parcels.find(({ shop_id }) => shop_id === shopId)
    const denied = order.denied.find(({ line }) => line === at + 1)?.quantity ?? 0
    if (
      !parcel ||
      order.exchanges.some(({ line, done }) => line === at + 1 && !done) ||
      unitsGivenBack(order.requests, at + 1) + denied >= item.quantity
    )
      return false
    return cancellableAs(parcel, item, now) !== null
  })
}

const onTheWay: readonly OrderStatus[] = ['out_for_delivery', 'shipped', 'preparing']

type Moved = Pick<TrackedParcel, 'status' | 'events'>

/** A parcel that was not accepted or not fetched is shown as cancelled. */
const shownStatus = (parcel: Moved): OrderStatus => (isGone(parcel) ? 'cancelled' : parcel.status)

/** The parcel that determines the order's status text. */
function parcelOf({ parcels }: FoundOrder, status: OrderStatus): Moved | undefined {
  const found = parcels.filter((parcel) => shownStatus(parcel) === status)
  return found.find(waitsToBeFetched) ?? found[0]
}

const statusText = ({ payment }: FoundOrder, status: OrderStatus, now: Date, parcel?: Moved): string => {
  if (parcel && waitsToBeFetched(parcel)) return isOverdue(parcel, now) ? texts.notTaken : texts.waitsToBeFetched
  if (parcel?.status === 'delivered' && isGone(parcel)) return texts.notTaken
  if (status === 'awaiting_payment' && payment.state === 'unknown') return texts.unknownPayment
  return status === 'payment_failed' && payment.state === 'refunded' ? texts.refundedPayment : texts.status[status]
}

/** A paid order has the status of its furthest parcel among those not yet delivered. */
function statusOf({ status, parcels, payment }: FoundOrder): OrderStatus {
  // The payment has expired, and the bank has not confirmed yet whether the money was captured.
  if (status === 'payment_failed' && payment.state === 'unknown') return 'awaiting_payment'
  if (status !== 'paid') return status
  const found = onTheWay.find((one) => parcels.some((parcel) => parcel.status === one))
  if (found) return found
  return parcels.some((parcel) => shownStatus(parcel) === 'delivered') ? 'delivered' : 'cancelled'
}

/** Cash that the carrier collects with a parcel. */
function dueOf({ payment }: FoundOrder, parcel: FoundParcel | undefined, { parcels }: OrderBalance): number | null {
  const balance = parcels.find(({ shopId }) => shopId === parcel?.shop_id)
  if (!parcel || !balance) return null
  const cash = cashToCollect({ paid: payment.status, cashTaken: parcel.cash_taken, money: balance.money })
  return cash > 0 ? lira(cash) : null
}

function paymentWire(
  { payment, total, gift_total: giftTotal }: FoundOrder,
  { left, refunded }: OrderBalance,
): OrderWire['payment'] {
  const { method, amount, installment, monthly, card, state } = payment
  return {
    title: amount === 0 && giftTotal > 0 ? cartMessages.giftCode : paymentTitles[method],
    card: card && cardWords(card),
    installment,
    monthly: lira(monthly),
    amount: lira(amount),
    interest: lira(Math.max(0, amount - total)),
    left: lira(left),
    refunded: lira(refunded),
    state,
  }
}

function transferWire({ expires_at: until, payment: { amount, details } }: FoundOrder): OrderWire['transfer'] {
  const { transfer } = readPaymentDetails(details)
  return transfer && { ...transfer, amount: lira(amount), until: until.toISOString() }
}
