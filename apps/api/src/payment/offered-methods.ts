import { formatPrice, type Money, type PaymentOption, paymentOptions, type ShippingOption } from '@market/domain'
import type { Caller } from '../platform/http/caller.ts'
import { methodLimits } from './method-terms.ts'
import { texts } from './texts.ts'

/** The nine ways to pay a total and which of them the caller is offered (rules.md K2). */
export const offeredMethods = (
  cart: { readonly hasGold: boolean },
  total: Money,
  caller: Pick<Caller, 'kind'>,
  shipping: ShippingOption,
): readonly PaymentOption[] =>
  paymentOptions(cart, { total, guest: caller.kind !== 'member', platform: 'other', shipping, limits: methodLimits })

/** Why a way to pay is not offered, for the shopper. */
export const notOfferedText = ({ reason, limit }: PaymentOption): string | undefined =>
  reason && (limit === undefined ? texts.notOffered[reason] : texts.offeredUpTo[reason]?.(formatPrice(limit)))
