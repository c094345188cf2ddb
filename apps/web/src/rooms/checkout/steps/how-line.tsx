import { shippingChoice } from '@market/domain/account'
import type { Cart } from '@market/domain/cart'
import type { Shipping } from '@market/domain/checkout'
import type { Sending } from '@market/react'
import type { Nearest } from '@market/stores'
import { deliveryText } from '../../../shared/product/delivery-text.ts'
import { checkoutTexts } from '../texts.ts'
import { FastShippingChoice } from './fast-shipping-choice.tsx'
import { NearestPoint } from './nearest-point.tsx'

interface HowLineProps {
  readonly cart: Cart
  readonly shipping: Shipping
  readonly address: string | null
  readonly nearest: Nearest
  readonly sending: Sending
  /** Called when the delivery day has changed, and with it the order. */
  readonly onChanged: () => void
}

/** The folded delivery step: option and delivery days, with a checkbox for next-day delivery. */
export function HowLine({ cart, shipping: { option, pickup }, address, nearest, sending, onChanged }: HowLineProps) {
  const windows = [...new Set(cart.shops.map(({ delivery }) => deliveryText(delivery)))].join(' / ')
  return (
    <>
      <span>
        <b>{shippingChoice(option).title}</b>
        {pickup && ` · ${pickup.name}`}
      </span>
      {pickup && (
        <small>
          {pickup.address}, {pickup.district} · {pickup.hours}
        </small>
      )}
      <span>{checkoutTexts.shipping.estimate(windows)}</span>
      {option === 'address' && address !== null && (
        <FastShippingChoice bare cart={cart} address={address} sending={sending} onChanged={onChanged} />
      )}
      {option === 'address' && (nearest.branch ?? nearest.kargomat) && (
        <div>
          <small>{checkoutTexts.shipping.pickupToo}</small>
          <NearestPoint point={nearest.branch} />
          <NearestPoint point={nearest.kargomat} />
        </div>
      )}
    </>
  )
}
