import { formatPrice } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import { type Order, type OrderItem, orderPaymentText, type Parcel } from '@market/domain/orders'
import { Panel } from '@market/ui'
import type { ReactNode } from 'react'
import { dateText } from '../time/date-text.ts'
import { AwaitedTransfer } from './awaited-transfer.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderSums } from './order-sums.tsx'
import * as css from './order-view.css.ts'
import { orderViewTexts as texts } from './texts.ts'

interface OrderViewProps {
  readonly order: Order
  /** Actions on each line. */
  readonly lineActions?: (item: OrderItem, parcel: Parcel) => ReactNode
  /** Actions for a parcel that is on its way, by the parcel's shop. */
  readonly parcelActions?: ReadonlyMap<number, ReactNode>
  /** Shown below the expected bank transfer. */
  readonly waiting?: ReactNode
  /** Shown below the address. */
  readonly place?: ReactNode
  readonly children?: ReactNode
}

/** A complete order: head, parcels with their lines, sums, and addresses. */
export function OrderView({ order, lineActions, parcelActions, waiting, place, children }: OrderViewProps) {
  return (
    <Panel flush aria-label={`${texts.number} ${order.orderId}`}>
      <dl className={css.head}>
        {(
          [
            [texts.number, order.orderId],
            [texts.date, dateText(order.createdAt)],
            [texts.total, formatPrice(costOf(order))],
            [texts.payment, paymentText(order)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.transfer && <AwaitedTransfer transfer={order.transfer} />}
      {waiting}
      {order.shops.map((parcel, index) => (
        <OrderParcel key={parcel.shopId} parcel={parcel} index={index + 1} lineActions={lineActions}>
          {parcelActions?.get(parcel.shopId)}
        </OrderParcel>
      ))}
      <div className={css.facts}>
        <OrderSums order={order} />
        <OrderPlaces order={order}>{place}</OrderPlaces>
      </div>
      {children}
    </Panel>
  )
}

/** The order's current cost, or its original cost once everything was refunded. */
const costOf = ({ payment }: Order) => (payment.left > 0 ? payment.left : payment.amount)

/** Payment method, instalments, and the state of the payment. */
const paymentText = (order: Order): string => {
  const { payment, giftCode } = order
  return [
    payment.amount > 0 ? payment.title : giftCode > 0 ? cartMessages.giftCode : texts.free,
    payment.card,
    payment.installment > 1 && texts.installments(payment.installment, formatPrice(payment.monthly)),
    orderPaymentText(order),
  ]
    .filter(Boolean)
    .join(' · ')
}
