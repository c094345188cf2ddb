import { formatPrice, subtract } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import { type Order, orderSums, orderSumTitles, summedOrder } from '@market/domain/orders'
import { useId } from 'react'
import * as css from './order-view.css.ts'
import { orderViewTexts as texts } from './texts.ts'

/** Sums of an order: rows that add up to the charged amount, and the refunded amount. */
export function OrderSums({ order }: { readonly order: Order }) {
  const id = useId()
  const { payment } = order
  const rows = orderSums(summedOrder(order))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.factsTitle}>
        {texts.sums}
      </h2>
      <dl className={css.pairs}>
        {rows.map(({ key, name = orderSumTitles[key], amount }) => (
          <div key={`${key}${name}`}>
            <dt>{name}</dt>
            <dd>{key === 'cargo' && amount === 0 ? cartMessages.freeCargo : formatPrice(amount)}</dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt>{cartMessages.total}</dt>
          <dd>{formatPrice(payment.amount)}</dd>
        </div>
        {payment.left < payment.amount && (
          <>
            <div>
              <dt>{texts.givenUp}</dt>
              <dd>{formatPrice(subtract(payment.left, payment.amount))}</dd>
            </div>
            <div className={css.sum}>
              <dt>{texts.left}</dt>
              <dd>{formatPrice(payment.left)}</dd>
            </div>
          </>
        )}
        {payment.refunded > 0 && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{formatPrice(payment.refunded)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
