import { formatPrice } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import type { OrderItem, OrderStatus, Parcel } from '@market/domain/orders'
import { CopyButton } from '@market/react'
import { Alert, Divider, Link, RouteTrack } from '@market/ui'
import type { ReactNode } from 'react'
import { OrderLine } from './order-line.tsx'
import * as css from './order-view.css.ts'
import { orderViewTexts as texts } from './texts.ts'

interface OrderParcelProps {
  readonly parcel: Parcel
  /** Number of the parcel from 1, in the order of the shops. */
  readonly index: number
  readonly lineActions?: ((item: OrderItem, parcel: Parcel) => ReactNode) | undefined
  /** Shown below the next step. */
  readonly children?: ReactNode
}

/** Whether a parcel has a next step; finished and cancelled ones do not. */
const underWay = (status: OrderStatus) => !['delivered', 'cancelled', 'payment_failed'].includes(status)

/** One shop's parcel: status, tracking, next step and lines. */
export function OrderParcel({ parcel, index, lineActions, children }: OrderParcelProps) {
  const open = parcel.steps.findIndex(({ state }) => state !== 'done')
  return (
    <div className={css.parcel}>
      {index > 1 && <Divider tear />}
      <div>
        <p className={css.status}>{parcel.statusText}</p>
        <p className={css.note}>
          {texts.parcel(index)} · <Link href={parcel.shopUrl}>{parcel.shopName}</Link>
        </p>
        <p className={css.note}>
          {cartMessages.cargo}:{' '}
          {parcel.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(parcel.cargoTotalPrice)}
        </p>
        {parcel.due !== null && (
          <p className={css.note}>
            <b>{texts.due(formatPrice(parcel.due))}</b>
          </p>
        )}
        {parcel.trackingNo && (
          <p className={css.note}>
            {texts.tracking} {parcel.trackingNo} <CopyButton what={texts.tracking} text={parcel.trackingNo} />
          </p>
        )}
      </div>
      {parcel.steps.length > 0 && (
        <RouteTrack
          label={texts.track(index)}
          steps={parcel.steps.map(({ title, date }) => ({ title, detail: date }))}
          current={open === -1 ? parcel.steps.length : open}
        />
      )}
      {parcel.nextStep && (
        <Alert tone="next">
          {underWay(parcel.status) && <b>{texts.next}</b>} {parcel.nextStep}
        </Alert>
      )}
      {children}
      <ul className={css.lines} aria-label={texts.lines(index)}>
        {parcel.items.map((item) => (
          <OrderLine key={`${item.productId};${item.attrId}`} item={item} delivered={parcel.status === 'delivered'}>
            {lineActions?.(item, parcel)}
          </OrderLine>
        ))}
      </ul>
    </div>
  )
}
