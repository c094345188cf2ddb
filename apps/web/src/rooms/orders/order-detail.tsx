import type { GatewayFailure, Result } from '@market/domain/kernel'
import type { Order } from '@market/domain/orders'
import { useService } from '@market/react'
import { Alert, Button } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { GuestProof } from '../../shared/guest-proof/guest-proof.tsx'
import { OrderDocuments } from '../../shared/order/order-documents.tsx'
import { OrderView } from '../../shared/order/order-view.tsx'
import { PushOffer } from '../../shared/push/push-offer.tsx'
import { AddressChange } from './address-change.tsx'
import { BuyAgain } from './buy-again.tsx'
import { CancelPanel } from './cancel-panel.tsx'
import { DeliveryTimeChange } from './parcel/delivery-time-change.tsx'
import { HandOver } from './parcel/hand-over.tsx'
import { ParcelInvoice } from './parcel/parcel-invoice.tsx'
import { ParcelWay } from './parcel/parcel-way.tsx'
import { guestLineActions, memberLineActions } from './line-actions.tsx'
import { LiveOrder } from './parcel/live-order.tsx'
import { OpenOrderPayment } from './open-order-payment.tsx'
import { RefundSteps } from './refund-steps.tsx'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'
import { WaitingOrder } from './waiting-order.tsx'

interface OrderDetailProps {
  readonly order: Order
  /**
   * The guest's address with which the order was found. In another browser than the one that ordered, it must be
   * verified first.
   */
  readonly email?: string
  /** The order's number or the signed link of a mail, by which it is loaded. */
  readonly named: string
  readonly read: () => Promise<Result<Order, GatewayFailure>>
  /** Called with the order after an action has changed it. */
  readonly onOrder: (order: Order) => void
  /** Called after a change, so that the order is loaded again. */
  readonly onChanged: () => void
}

/** An order with all its actions, for its member or guest. */
export function OrderDetail({ order, email, named, read, onOrder, onChanged }: OrderDetailProps) {
  const session = useService(services.SessionStore)
  const [asked, setAsked] = useState<'cancel' | 'other'>()
  const [proven, setProven] = useState(false)
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const stranger = (what: 'cancel' | 'other') =>
    email === undefined || proven ? undefined : () => setAsked((before) => before ?? what)
  const needsProof = asked !== undefined && !proven
  const again = proven ? 'proven' : 'first'
  const actions = new Map<number, ReactNode>(
    order.shops.map((parcel) => [
      parcel.shopId,
      <>
        <HandOver parcel={parcel} named={named} />
        <ParcelInvoice parcel={parcel} named={named} />
        <ParcelWay parcel={parcel} />
        {parcel.deliveryMovable && (
          <DeliveryTimeChange
            key={again}
            order={order}
            parcel={parcel}
            onOrder={onOrder}
            onStranger={stranger('other')}
          />
        )}
      </>,
    ]),
  )
  return (
    <>
      <LiveOrder order={order} named={named} read={read} onOrder={onOrder} />
      <OrderView
        order={order}
        lineActions={email === undefined ? memberLineActions : guestLineActions}
        parcelActions={actions}
        waiting={
          order.status === 'awaiting_payment' && (
            <>
              <OpenOrderPayment order={order} />
              {order.waitsUntil !== null && (
                <WaitingOrder key={again} order={order} onOrder={onOrder} onStranger={stranger('other')} />
              )}
            </>
          )
        }
        place={
          <>
            {order.contactHidden && (
              <>
                <p className={css.note}>{texts.contactHidden}</p>
                {!needsProof && (
                  <Button variant="secondary" size="sm" onClick={() => setAsked('other')}>
                    {texts.proveMailbox}
                  </Button>
                )}
              </>
            )}
            {order.addressChangeable && (
              <AddressChange key={again} order={order} onOrder={onOrder} onStranger={stranger('other')} />
            )}
          </>
        }
      >
        {order.cancellations.length > 0 && (
          <RefundSteps
            key={`${again} ${order.cancellations.length}`}
            order={order}
            named={named}
            onWithdrawn={(cancelId) => {
              setWithdrawn((before) => [...before, cancelId])
              onChanged()
            }}
          />
        )}
        {needsProof && email !== undefined ? (
          <GuestProof
            title={texts.proof.title}
            note={texts.proof.note}
            email={email}
            onProven={(address) => {
              session.provenGuest(address)
              setProven(true)
              if (order.contactHidden) onChanged()
            }}
          />
        ) : (
          <CancelPanel
            key={`${order.orderId} ${again}`}
            order={order}
            done={onChanged}
            withdrawn={withdrawn}
            begun={proven && asked === 'cancel'}
            onStranger={stranger('cancel')}
          />
        )}
        {proven && asked === 'other' && (
          <Alert tone="success" announced>
            {texts.proof.done}
          </Alert>
        )}
        {order.shops.some(({ status }) => ['preparing', 'shipped', 'out_for_delivery'].includes(status)) && (
          <PushOffer place="inPanel" />
        )}
        <BuyAgain order={order} />
        <OrderDocuments order={order} email={email} onStranger={stranger('other')} />
      </OrderView>
    </>
  )
}
