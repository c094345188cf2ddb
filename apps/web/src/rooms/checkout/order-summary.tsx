import { type Address, type Cart, cartMessages, cartTotals, formatPrice, lineTotal, type Money } from '@market/domain'
import { AspectPicture, Icon, Link, Receipt, ReceiptLine, ReceiptTotal } from '@market/ui'
import type { ReactNode } from 'react'
import { pictureSource } from '../../shell/picture-source.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts as texts } from './texts.ts'

interface OrderSummaryProps {
  readonly cart: Cart
  readonly address?: Address
  /** What is charged, where instalments make it more than the cart's total. */
  readonly total?: Money | undefined
  readonly children?: ReactNode
}

/** What is bought, where it goes and what it costs, as a torn receipt. */
export function OrderSummary({ cart, address, total, children }: OrderSummaryProps) {
  const totals = cartTotals(cart)
  return (
    <Receipt title={texts.summary}>
      <ul className={css.items}>
        {cart.shops.flatMap((shop) =>
          shop.items.map((item) => (
            <li key={`${item.productId};${item.attrId}`} className={css.item}>
              <AspectPicture src={pictureSource(item.image, 96)} alt="" width={52} height={52} />
              <span>
                {item.brand} {item.name}
                <small>{texts.units(item.quantity)}</small>
              </span>
              <span className={css.amount}>{formatPrice(lineTotal(item))}</span>
            </li>
          )),
        )}
      </ul>
      {address && (
        <p className={css.place}>
          <Icon name="map-pin" />
          <span>
            <b>{address.title}</b> · {address.address}, {address.district}, {address.city}
          </span>
          <Link href="/my/tr/adres">{texts.change}</Link>
        </p>
      )}
      <ReceiptLine label={texts.goods} value={formatPrice(totals.subTotal)} />
      <ReceiptLine
        label={cartMessages.cargo}
        value={totals.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(totals.cargoTotalPrice)}
      />
      {totals.giftCode > 0 && (
        <ReceiptLine saving label={cartMessages.giftCode} value={`−${formatPrice(totals.giftCode)}`} />
      )}
      <ReceiptTotal label={cartMessages.total} amount={formatPrice(total ?? totals.total)} />
      {children}
    </Receipt>
  )
}
