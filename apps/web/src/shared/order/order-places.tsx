import { formatPhone } from '@market/domain/validation'
import { addressLine } from '@market/domain/account'
import type { Order } from '@market/domain/orders'
import { type ReactNode, useId } from 'react'
import { MapToggle } from '../map/map-toggle.tsx'
import * as css from './order-view.css.ts'
import { PickupMap } from './pickup-map.tsx'
import { orderViewTexts as texts } from './texts.ts'

interface OrderPlacesProps {
  readonly order: Order
  readonly children?: ReactNode
}

/** Delivery address and receiver of an order, its buyer, and its invoice's address. */
export function OrderPlaces({ order, children }: OrderPlacesProps) {
  const id = useId()
  const { delivery, invoice, shipping } = order
  const rows: readonly (readonly [string, string])[] = [
    [texts.receiver, order.deliverTo],
    [shipping.option === 'address' ? texts.address : shipping.title, addressLine(delivery)],
    [texts.phone, formatPhone(delivery.phone)],
    [texts.buyer, order.buyer],
    [texts.invoice, [invoice.name, invoice.tax, invoice.address].filter(Boolean).join(', ')],
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.factsTitle}>
        {texts.places}
      </h2>
      <dl className={css.pairs}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shipping.option !== 'address' && shipping.place !== null && (
        <div className={css.map}>
          <MapToggle>
            <PickupMap option={shipping.option} place={shipping.place} near={delivery} />
          </MapToggle>
        </div>
      )}
      {children}
    </section>
  )
}
