import type { Money } from '../money/money.ts'
import type { ShippingOption } from '../account/shipping-choice.ts'

/** The nine ways to pay (rules.md K2). */
export type PaymentMethod =
  | 'credit_card'
  | 'bank_transfer'
  | 'cash_on_delivery'
  | 'bkm'
  | 'gpay'
  | 'pay_with_url'
  | 'pttem_card'
  | 'market_card'
  | 'bank_instant'

/** Titles of the payment methods (specification section 9); the shop's own card has the shop's name. */
export const paymentTitles: Readonly<Record<PaymentMethod, string>> = {
  credit_card: 'Kredi / Banka Kartı',
  bank_transfer: 'Havale/EFT',
  cash_on_delivery: 'Kapıda Ödeme',
  bkm: 'BKM Express',
  gpay: 'Garanti Pay',
  pay_with_url: 'Link ile Ödeme',
  pttem_card: 'Pttem Kart',
  market_card: 'Alışveriş Kartı',
  bank_instant: 'Anında Havale',
}

export type NotOffered =
  | 'not-enabled'
  | 'gold'
  | 'members-only'
  | 'platform'
  | 'unattended'
  | 'gift'
  | 'total-too-low'
  | 'total-too-high'

/** A payment method with its title, and whether it is offered. */
export interface PaymentOption {
  readonly method: PaymentMethod
  readonly title: string
  readonly offered: boolean
  /** Why it is not offered. */
  readonly reason?: NotOffered
  /** The total that it is not offered below or above. */
  readonly limit?: Money
}

/** Facts of cart, delivery and shopper that decide which payment methods are offered. */
export interface PaymentContext {
  /** The amount to charge. */
  readonly total: Money
  readonly guest: boolean
  readonly platform: 'android' | 'ios' | 'other'
  /** The parcel's destination; the address if it is missing. */
  readonly shipping?: ShippingOption
  /** The price is hidden from the recipient of the parcel. */
  readonly hidesPrices?: boolean
  /** Methods that the provider accepts; all of them if absent. */
  readonly enabled?: readonly PaymentMethod[]
  /** Smallest and largest total of a method, both included. */
  readonly limits?: { readonly [M in PaymentMethod]?: { readonly min?: Money; readonly max?: Money } }
}

interface MethodRule {
  readonly method: PaymentMethod
  /** Gold leaves the shop only against money that has arrived. */
  readonly notForGold?: true
  readonly membersOnly?: true
  /** The method opens another window, which the web views of the apps cannot show. */
  readonly notInApps?: true
  /**
   * Cash is collected at the door. That is impossible at a parcel locker, and for a gift whose price is hidden from the
   * recipient.
   */
  readonly attendedOnly?: true
}

/** Methods in the order of specification section 9. */
const methods: readonly MethodRule[] = [
  { method: 'credit_card' },
  { method: 'bank_transfer' },
  { method: 'cash_on_delivery', notForGold: true, attendedOnly: true },
  { method: 'bkm', notInApps: true },
  { method: 'gpay', notInApps: true },
  { method: 'pay_with_url', notForGold: true, membersOnly: true },
  { method: 'pttem_card', membersOnly: true },
  { method: 'market_card', membersOnly: true },
  { method: 'bank_instant' },
]

interface Refusal {
  readonly reason: NotOffered
  readonly limit?: Money
}

const refusal = (rule: MethodRule, hasGold: boolean, context: PaymentContext): Refusal | undefined => {
  const { min, max } = context.limits?.[rule.method] ?? {}
  if (context.enabled && !context.enabled.includes(rule.method)) return { reason: 'not-enabled' }
  if (rule.notForGold && hasGold) return { reason: 'gold' }
  if (rule.membersOnly && context.guest) return { reason: 'members-only' }
  if (rule.notInApps && context.platform !== 'other') return { reason: 'platform' }
  if (rule.attendedOnly && context.shipping === 'kargomat') return { reason: 'unattended' }
  if (rule.attendedOnly && context.hidesPrices) return { reason: 'gift' }
  if (min !== undefined && context.total < min) return { reason: 'total-too-low', limit: min }
  if (max !== undefined && context.total > max) return { reason: 'total-too-high', limit: max }
  return undefined
}

/** The nine payment methods in their order, and which of them are offered for a cart (rules.md K2). */
export const paymentOptions = (
  cart: { readonly hasGold: boolean },
  context: PaymentContext,
): readonly PaymentOption[] =>
  methods.map((rule) => {
    const refused = refusal(rule, cart.hasGold, context)
    return { method: rule.method, title: paymentTitles[rule.method], offered: refused === undefined, ...refused }
  })
