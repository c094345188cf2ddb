import { formatPrice } from '@market/domain/money'
import { type OrderItem, unitPrices } from '@market/domain/orders'
import { AspectPicture, Link } from '@market/ui'
import type { ReactNode } from 'react'
import { giftFacts } from '../gift/gift-facts.ts'
import * as giftCss from '../gift/gift-facts.css.ts'
import { pictureSource } from '../picture/picture-source.ts'
import { reductionText } from '../promotion/reduction-text.ts'
import * as css from './order-view.css.ts'
import { orderViewTexts as texts } from './texts.ts'

interface OrderLineProps {
  readonly item: OrderItem
  /** The line was delivered, so it shows whether it can be returned. */
  readonly delivered: boolean
  /** Actions on the product. */
  readonly children?: ReactNode
}

/** A line of an order as it was bought: product, variant, quantity, price and services. */
export function OrderLine({ item, delivered, children }: OrderLineProps) {
  const name = `${item.brand} ${item.name}`
  return (
    <li className={css.line}>
      <Link href={item.url} aria-hidden tabIndex={-1}>
        <AspectPicture src={pictureSource(item.image, 96)} alt="" width={64} height={64} className={css.picture} />
      </Link>
      <div>
        <p className={css.name}>
          <Link href={item.url}>{name}</Link>
        </p>
        {item.attributes.length > 0 && (
          <p className={css.note}>{item.attributes.map(({ key, value }) => `${key}: ${value}`).join(', ')}</p>
        )}
        {unitPrices(item).map(({ units, price }) => (
          <p key={price} className={css.note}>
            {texts.units(units, formatPrice(price))}
          </p>
        ))}
        {item.reductions?.map((reduction) => (
          <p key={reduction.promotionId} className={css.note}>
            {reductionText(reduction)}
          </p>
        ))}
        {item.insurances.map((service) => (
          <p key={service.name} className={css.note}>
            {service.name}: {formatPrice(service.price)}
          </p>
        ))}
        {item.gift &&
          giftFacts(item.gift, item.gift.wrapPrice).map((fact) => (
            <p key={fact} className={giftCss.fact}>
              {fact}
            </p>
          ))}
        {delivered && item.withdrawal !== 'free' && <p className={css.note}>{texts.withdrawal[item.withdrawal]}</p>}
        {item.unitStates.map((state) => (
          <p key={state} className={css.unitState}>
            {state}
          </p>
        ))}
      </div>
      <p className={css.amount}>{formatPrice(item.price)}</p>
      {children && <div className={css.lineActions}>{children}</div>}
    </li>
  )
}
