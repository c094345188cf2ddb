import type { Money } from '../money/money.ts'

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

export type NotOffered = 'not-enabled' | 'gold' | 'members-only' | 'platform' | 'total-too-low' | 'total-too-high'

/** A way to pay with its title, and whether it is offered. */
export interface PaymentOption {
  readonly method: PaymentMethod
  readonly title: string
  readonly offered: boolean
  /** Why it is not offered. */
  readonly reason?: NotOffered
}

/** What the ways to pay depend on besides the cart. */
export interface PaymentContext {
  /** What would be charged. */
  readonly total: Money
  readonly guest: boolean
  readonly platform: 'android' | 'ios' | 'other'
  /** What the provider takes; every method without it. */
  readonly enabled?: readonly PaymentMethod[]
  /** Smallest and largest total of a method, both included. */
  readonly limits?: { readonly [M in PaymentMethod]?: { readonly min?: Money; readonly max?: Money } }
}

interface MethodRule {
  readonly method: PaymentMethod
  readonly title: string
  /** Gold leaves the shop only against money that has arrived. */
  readonly notForGold?: true
  readonly membersOnly?: true
  /** Opens a window of its own, which the web views of the apps cannot show. */
  readonly notInApps?: true
}

/** Titles and order of specification section 9; the shop's own card bears the shop's name. */
export const paymentMethods: readonly MethodRule[] = [
  { method: 'credit_card', title: 'Kredi / Banka Kartı' },
  { method: 'bank_transfer', title: 'Havale/EFT' },
  { method: 'cash_on_delivery', title: 'Kapıda Ödeme', notForGold: true },
  { method: 'bkm', title: 'BKM Express', notInApps: true },
  { method: 'gpay', title: 'Garanti Pay', notInApps: true },
  { method: 'pay_with_url', title: 'Link ile Ödeme', notForGold: true, membersOnly: true },
  { method: 'pttem_card', title: 'Pttem Kart', membersOnly: true },
  { method: 'market_card', title: 'Güvercin Kart', membersOnly: true },
  { method: 'bank_instant', title: 'Anında Havale' },
]

const refusal = (rule: MethodRule, hasGold: boolean, context: PaymentContext): NotOffered | undefined => {
  const { min, max } = context.limits?.[rule.method] ?? {}
  if (context.enabled && !context.enabled.includes(rule.method)) return 'not-enabled'
  if (rule.notForGold && hasGold) return 'gold'
  if (rule.membersOnly && context.guest) return 'members-only'
  if (rule.notInApps && context.platform !== 'other') return 'platform'
  if (min !== undefined && context.total < min) return 'total-too-low'
  if (max !== undefined && context.total > max) return 'total-too-high'
  return undefined
}

/** The nine ways to pay, in their order, and which of them are offered for a cart (rules.md K2). */
export const paymentOptions = (
  cart: { readonly hasGold: boolean },
  context: PaymentContext,
): readonly PaymentOption[] =>
  paymentMethods.map((rule) => {
    const { method, title } = rule
    const reason = refusal(rule, cart.hasGold, context)
    return reason === undefined ? { method, title, offered: true } : { method, title, offered: false, reason }
  })
