import type { CardBrand, Money, Result } from '@market/domain'

export interface PaymentToStart {
  /** The shop's own id of the payment: starting it twice gives the same payment. */
  readonly id: string
  readonly cardToken: string
  /** What the instalments were priced by: the bank refuses another card. Null where nothing depends on it. */
  readonly firstDigits: string | null
  readonly amount: Money
  readonly installment: number
}
/** All of a card that the shop ever sees. */
export interface MaskedCard {
  readonly bin: string
  readonly last4: string
  readonly brand: string
}
export interface StartedAtBank {
  readonly reference: string
  readonly card: MaskedCard
  /** Where the shopper confirms. */
  readonly redirectUrl: string
}
export type BankUnavailable = { readonly kind: 'unavailable' }
export type StartFailure =
  | BankUnavailable
  /** `reason` is for the shopper. */
  | { readonly kind: 'refused'; readonly reason: string }

/** What the bank's own books say. `unknown`: it never heard of the payment. */
export interface BankAnswer {
  readonly status: 'unknown' | 'waiting' | 'captured' | 'refused' | 'refunded'
  readonly id: string
  readonly amount: Money
  readonly reason: string | null
}

/** The bank that takes card payments for the shop. Every call may be repeated: it then gives the same end. */
export interface PaymentProvider {
  /** Address to which the browser sends the card. */
  readonly tokenizerUrl: string
  /** The bank behind the first digits of a card, where it is known. */
  issuer(firstDigits: string): { readonly bank: string | null; readonly brand: CardBrand | null }
  start(payment: PaymentToStart): Promise<Result<StartedAtBank, StartFailure>>
  inquire(id: string): Promise<Result<BankAnswer, BankUnavailable>>
  /** Gives a captured payment back in full. */
  refund(id: string): Promise<Result<BankAnswer, BankUnavailable>>
  /** Whether fields that came by way of a browser or a notice were signed by the bank, lately. */
  isGenuine(fields: Readonly<Record<string, string>>, now: Date): boolean
}
