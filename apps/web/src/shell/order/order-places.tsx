import { formatPhone, type Order } from '@market/domain'
import { type ReactNode, useId } from 'react'
import * as css from './order-view.css.ts'
import { orderViewTexts as texts } from './texts.ts'

interface OrderPlacesProps {
  readonly order: Order
  readonly children?: ReactNode
}

/** Where an order goes and who takes it, apart from who buys it and what its invoice says. */
export function OrderPlaces({ order, children }: OrderPlacesProps) {
  const id = useId()
  const { delivery, invoice, shipping } = order
  const rows: readonly (readonly [string, string])[] = [
    [texts.receiver, order.deliverTo],
    [
      shipping.option === 'address' ? texts.address : shipping.title,
      [shipping.place, delivery.neighborhood, delivery.address, `${delivery.district} / ${delivery.city}`]
        .filter(Boolean)
        .join(', '),
    ],
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
      {children}
    </section>
  )
}
