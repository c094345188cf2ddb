import type { Address } from '../account/address.ts'
import type { Cart } from '../cart/cart.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { OrderId, PaymentId, SavedCardId } from '../kernel/ids.ts'
import type { Money } from '../money/money.ts'
import type { CardToken } from './card-tokenizer.ts'
import type { PaymentMethod } from './payment-options.ts'

/** Most instalments of a cart, with the reason where it is lowered. */
export interface InstallmentCap {
  readonly max: number
  readonly reason: string | null
}
/** The payment step as the provider froze it. */
export interface PaymentStart {
  readonly cart: Cart
  readonly delivery: Address
  readonly invoice: Address
  readonly methods: readonly {
    readonly method: PaymentMethod
    readonly title: string
    readonly note: string
    readonly available: boolean
  }[]
  readonly installmentCap: InstallmentCap
  /** Where the card goes, straight from the browser. */
  readonly tokenizerUrl: string
}
/** Instalments that a card's bank offers for a total. */
export interface CardInstallments {
  readonly bank: string | null
  readonly brand: string | null
  readonly cap: InstallmentCap
  readonly installments: readonly {
    readonly count: number
    /** In hundredths of a percent of the total. */
    readonly interestPercent: number
    readonly total: Money
    readonly monthly: Money
  }[]
}
/** Instalment plans of every kind of card for a cart. */
export interface AllInstallments {
  readonly cap: InstallmentCap
  /** `title` names the kind of card. */
  readonly plans: readonly { readonly title: string; readonly installments: CardInstallments['installments'] }[]
}
/** One number of instalments to the kuruş. */
export interface InstallmentPayments {
  readonly count: number
  readonly interest: Money
  readonly total: Money
  /** In order. */
  readonly payments: readonly Money[]
}
/** The documents that a shopper accepts before paying. */
export interface OrderContract {
  readonly version: string
  readonly documents: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}
/** A document as a file to be kept. */
export interface ContractFile {
  readonly name: string
  /** A PDF in base64. */
  readonly base64: string
}
/** An order to be placed and paid by card. */
export interface CardPayment {
  readonly cardToken: CardToken
  /** First six digits of the card, which decide the price of instalments. */
  readonly firstDigits: string
  readonly installment: number
  /** The total the shopper saw; if it has changed the order is refused with status 409. */
  readonly total: Money
  readonly cartRevision: number
  readonly contractVersion: string
  readonly contractAccepted: boolean
  readonly note?: string
  /** A member's consent that the bank keep the card once it has paid. */
  readonly saveCard?: boolean
  /** The same for every retry of one attempt, so that it never places two orders. */
  readonly idempotencyKey: string
}
/** An order to be placed and paid by a card that the bank keeps for the member. */
export interface SavedCardPayment extends Omit<CardPayment, 'cardToken' | 'firstDigits' | 'saveCard'> {
  readonly savedCard: SavedCardId
}
/** An order that waits for its payment at the bank. */
export interface StartedPayment {
  readonly orderId: OrderId
  readonly paymentId: PaymentId
  /** Where the browser goes on to. */
  readonly redirectUrl: string
  /** Instant as ISO 8601 text. */
  readonly expiresAt: string
}
/** Purpose of a payment: an order, a toll top-up, or raffle tickets. */
export type PaymentKind = 'order' | 'hgs' | 'raffle'
/** Status of a payment. */
export interface PaymentStatus {
  readonly kind: PaymentKind
  /** `unsure`: the time is over and the bank has not said its last word; `refunded`: it came too late and went back. */
  readonly status: 'pending' | 'unsure' | 'paid' | 'failed' | 'expired' | 'refunded'
  readonly orderId: OrderId
  /** Why it failed, for the shopper. */
  readonly reason: string | null
  /** False for somebody who paid another's link: the order's page is not theirs. */
  readonly own: boolean
}

/** A payment whose end is not known yet: the shopper is warned before paying a second time. */
export interface OpenPayment {
  readonly kind: PaymentKind
  readonly orderId: OrderId
  readonly paymentId: PaymentId
  readonly method: PaymentMethod
  readonly amount: Money
  /** Instants as ISO 8601 text. */
  readonly since: string
  readonly expiresAt: string
  /** `awaiting` the shopper's or the bank's confirmation; `unknown`: time is up and the bank has not answered. */
  readonly state: 'awaiting' | 'unknown'
  /** Page of the bank where it goes on. */
  readonly continueUrl: string | null
}

/** The payment step of the checkout. */
export interface PaymentGateway {
  init(): GatewayResult<PaymentStart>
  /** `firstDigits` are the first six of the card, no more. */
  installments(of: { readonly firstDigits: string; readonly total?: Money }): GatewayResult<CardInstallments>
  /** Instalments of the cart's total for every kind of card. */
  allInstallments(): GatewayResult<AllInstallments>
  /** Each payment of the cart's total in `count` instalments; refused if the card does not offer that many. */
  cardInstallment(of: { readonly firstDigits: string; readonly count: number }): GatewayResult<InstallmentPayments>
  contract(): GatewayResult<OrderContract>
  /** One document of the contract that was read; refused where another version holds by now. */
  contractFile(of: { readonly version: string; readonly document: string }): GatewayResult<ContractFile>
  payByCard(payment: CardPayment): GatewayResult<StartedPayment>
  /** Pays by a saved card. The bank's page confirms it like any card; not found if the card is not the caller's. */
  payBySavedCard(payment: SavedCardPayment): GatewayResult<StartedPayment>
  /**
   * Status of a payment. `pass` comes from the bank's return address and lets a person who paid someone else's link see
   * the result.
   */
  paymentStatus(id: PaymentId, pass?: string): GatewayResult<PaymentStatus>
  /** Payments of the caller whose end is not known, newest first. */
  open(): GatewayResult<readonly OpenPayment[]>
}
