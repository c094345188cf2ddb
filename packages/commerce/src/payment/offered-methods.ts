import type { Money } from '@market/domain/money'
import type { ShippingOption } from '@market/domain/account'
import { type Cart, cartItems, hidesPrices } from '@market/domain/cart'
import { type PaymentOption, paymentOptions } from '@market/domain/checkout'
import type { Caller } from '../session/caller.ts'
import { methodLimits } from './method-terms.ts'

/** The nine payment methods for a total, and which of them the caller is offered (rules.md K2). */
export const offeredMethods = (
  cart: Pick<Cart, 'hasGold' | 'shops'>,
  total: Money,
  caller: Pick<Caller, 'kind'>,
  shipping: ShippingOption,
): readonly PaymentOption[] =>
  paymentOptions(cart, {
    total,
    guest: caller.kind !== 'member',
    platform: 'other',
    shipping,
    hidesPrices: hidesPrices(cartItems(cart)),
    limits: methodLimits,
  })
