import { add, formatPrice, type Money, subtract, times, zero } from '@market/domain/money'
import { formatPhone } from '@market/domain/validation'
import { insuranceTotal, lineTotal } from '@market/domain/line'
import { addressLine, type Address } from '@market/domain/account'
import { type Cart, type CartItem, cartItems, cartMessages, cartTotals, wrapTotal } from '@market/domain/cart'
import { orderSumTitles } from '@market/domain/orders'
import { AspectPicture, Icon, Link, Receipt, ReceiptLine, ReceiptTotal } from '@market/ui'
import type { ReactNode } from 'react'
import { deliveryText } from '../../shared/product/delivery-text.ts'
import { priceChange } from '../../shared/cart/price-change.ts'
import { giftFacts } from '../../shared/gift/gift-facts.ts'
import { PromotionLines } from '../../shared/promotion/promotion-lines.tsx'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import * as css from './checkout.css.ts'
import { summaryTitle } from './summary-title.ts'
import { checkoutTexts as texts } from './texts.ts'

interface OrderSummaryProps {
  readonly cart: Cart
  /** The delivery address; undefined until it is chosen. */
  readonly address?: Address
  readonly invoice?: Address
  /** Interest added to the cart's total. */
  readonly interest?: Money
  readonly children?: ReactNode
}

/** Products, addresses and sums of the order, as a receipt whose lines add up. */
export function OrderSummary({ cart, address, invoice, interest = zero, children }: OrderSummaryProps) {
  const totals = cartTotals(cart)
  const waiting = (cart.aside ?? 0) + cartItems({ shops: cart.unchosen ?? [] }).length
  return (
    <Receipt title={texts.summary} titleId={summaryTitle}>
      <ul className={css.items}>
        {cart.shops.flatMap((shop) =>
          shop.items.map((item) => <SummaryItem key={`${item.productId};${item.attrId}`} item={item} />),
        )}
      </ul>
      {waiting > 0 && <p className={css.note}>{texts.aside(waiting)}</p>}
      {address && (
        <div className={css.place}>
          <Icon name="map-pin" />
          <span>
            <b>{address.title}</b> · {addressLine(address, address.title)}
            <small>{texts.receiver(`${address.firstName} ${address.lastName}`, formatPhone(address.phone))}</small>
            {invoice && <InvoiceLine address={address} invoice={invoice} />}
          </span>
          <Link href="/my/tr/adres">{texts.change}</Link>
        </div>
      )}
      <div className={css.place}>
        <Icon name="truck" />
        <span>
          {texts.shipping.estimate('')}
          {cart.shops.map((shop) => (
            <small key={shop.shopId}>{texts.deliveryDays(shop.shopName, deliveryText(shop.delivery))}</small>
          ))}
        </span>
      </div>
      <ReceiptLine label={orderSumTitles.goods} value={formatPrice(subtract(totals.subTotal, totals.services))} />
      {totals.services > 0 && <ReceiptLine label={orderSumTitles.services} value={formatPrice(totals.services)} />}
      {totals.giftWrap > 0 && <ReceiptLine label={orderSumTitles['gift-wrap']} value={formatPrice(totals.giftWrap)} />}
      <ReceiptLine
        label={cartMessages.cargo}
        value={totals.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(totals.cargoTotalPrice)}
      />
      <PromotionLines cart={cart} />
      {totals.shipDiscount > 0 && (
        <ReceiptLine saving label={texts.shipDiscount} value={`−${formatPrice(totals.shipDiscount)}`} />
      )}
      {totals.giftCode > 0 && (
        <ReceiptLine saving label={cartMessages.giftCode} value={`−${formatPrice(totals.giftCode)}`} />
      )}
      {interest > 0 && <ReceiptLine label={orderSumTitles.interest} value={formatPrice(interest)} />}
      <ReceiptTotal label={cartMessages.total} amount={formatPrice(add(totals.total, interest))} />
      {children}
    </Receipt>
  )
}

/** A line with its variant; each of its services is a separate line. */
function SummaryItem({ item }: { readonly item: CartItem }) {
  const change = priceChange(item)
  const variant = item.attributes.map(({ key, value }) => `${key}: ${value}`).join(', ')
  return (
    <li className={css.item}>
      <AspectPicture src={pictureSource(item.image, 96)} alt="" width={52} height={52} />
      <span>
        {item.brand} {item.name}
        {variant && <small>{variant}</small>}
        <small>{texts.units(item.quantity)}</small>
        {change && <strong className={css.priceChange}>{change}</strong>}
        {item.withdrawal !== 'free' && <small>{texts.withdrawal[item.withdrawal]}</small>}
        {item.gift &&
          giftFacts(item.gift, wrapTotal(item)).map((fact) => (
            <small key={fact} className={css.giftFact}>
              {fact}
            </small>
          ))}
      </span>
      <span className={css.amount}>{formatPrice(lineTotal(item))}</span>
      {insuranceTotal(item) > 0 &&
        item.insuranceItems
          .filter(({ selected }) => selected)
          .map(({ id, name, price }) => (
            <span key={id} className={css.service}>
              {name} <span className={css.amount}>{formatPrice(times(price, item.quantity))}</span>
            </span>
          ))}
    </li>
  )
}

/** The invoice's name and address, unless they are those of the delivery. */
function InvoiceLine({ address, invoice }: { readonly address: Address; readonly invoice: Address }) {
  const name = invoice.companyName || `${invoice.firstName} ${invoice.lastName}`
  if (invoice.id === address.id && addressLine(invoice) === addressLine(address) && !invoice.companyName) return null
  return <small>{texts.invoiceTo(`${name}, ${addressLine(invoice)}`)}</small>
}
