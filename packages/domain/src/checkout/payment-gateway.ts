import type { Address } from '../account/address.ts'
import type { Cart } from '../cart/cart.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { OrderId, PaymentId, SavedCardId } from '../kernel/ids.ts'
import type { Money } from '../money/money.ts'
import type { CardToken } from './card-tokenizer.ts'
import type { PaymentMethod } from './payment-options.ts'

/** Most instalments of a cart, with the reason if a product lowers it. */
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
  /** URL to which the browser sends the card directly. */
  readonly tokenizerUrl: string
}
/** Instalments that a card's bank offers for a total. */
export interface CardInstallments {
  readonly bank: string | null
  readonly brand: string | null
  readonly cap: InstallmentCap
  readonly installments: readonly {
    readonly count: number
    /** Interest in hundredths of a percent of the total. */
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
/** The exact payments of one number of instalments. */
export interface InstallmentPayments {
  readonly count: number
  readonly interest: Money
  readonly total: Money
  /** Amounts in order of payment. */
  readonly payments: readonly Money[]
}
/** The documents that a shopper accepts before paying. */
export interface OrderContract {
  readonly version: string
  readonly documents: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}
/** A document as a file for download. */
export interface ContractFile {
  readonly name: string
  /** A PDF in base64. */
  readonly base64: string
}
/** The token of a typed card. */
export interface TypedCardPays {
  readonly cardToken: CardToken
  /** First six digits of the card, which decide the price of instalments. */
  readonly firstDigits: string
}
/** The card that pays: a typed card, or a saved card of the member. */
export type PaidBy = TypedCardPays | { readonly savedCard: SavedCardId }
/** An order to be placed and paid by card. */
export interface CardPayment extends TypedCardPays {
  readonly installment: number
  /** The total the shopper saw; if it has changed the order is refused with status 409. */
  readonly total: Money
  readonly cartRevision: number
  readonly contractVersion: string
  readonly contractAccepted: boolean
  readonly note?: string
  /** The member's consent that the bank saves the card after the payment. */
  readonly saveCard?: boolean
  /** The same for every retry of one attempt, so that it never places two orders. */
  readonly idempotencyKey: string
}
/** An order to place and pay by a saved card. */
export interface SavedCardPayment extends Omit<CardPayment, 'cardToken' | 'firstDigits' | 'saveCard'> {
  readonly savedCard: SavedCardId
}
/** An order that waits for its payment at the bank. */
export interface StartedPayment {
  readonly orderId: OrderId
  readonly paymentId: PaymentId
  /** The bank's page to which the browser goes. */
  readonly redirectUrl: string
  /** Instant as ISO 8601 text. */
  readonly expiresAt: string
}
/** Purpose of a payment: an order, a toll top-up, or raffle tickets. */
export type PaymentKind = 'order' | 'hgs' | 'raffle'
/** Status of a payment. */
export interface PaymentStatus {
  readonly kind: PaymentKind
  /**
   * `unsure`: the time limit has passed without the bank's final answer. `refunded`: the money came too late and was
   * refunded.
   */
  readonly status: 'pending' | 'unsure' | 'paid' | 'failed' | 'expired' | 'refunded'
  readonly orderId: OrderId
  /** Why it failed, for the shopper. */
  readonly reason: string | null
  /** False for a person who paid by another shopper's link and so cannot see the order. */
  readonly own: boolean
}

/** A payment without a final result, about which the shopper is warned before paying again. */
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
  /** The bank's page where the payment continues. */
  readonly continueUrl: string | null
}

/** The payment step of the checkout. */
export interface PaymentGateway {
  init(): GatewayResult<PaymentStart>
  /** `firstDigits` are only the first six digits of the card. */
  installments(of: { readonly firstDigits: string; readonly total?: Money }): GatewayResult<CardInstallments>
  /** Instalments of the cart's total for every kind of card. */
  allInstallments(): GatewayResult<AllInstallments>
  /** Each payment of the cart's total in `count` instalments; refused if the card does not offer that many. */
  cardInstallment(of: { readonly firstDigits: string; readonly count: number }): GatewayResult<InstallmentPayments>
  contract(): GatewayResult<OrderContract>
  /** One document of the contract version that was read; refused if another version is in force by now. */
  contractFile(of: { readonly version: string; readonly document: string }): GatewayResult<ContractFile>
  payByCard(payment: CardPayment): GatewayResult<StartedPayment>
  /** Pays by a saved card. The bank's page confirms it like any card; not found if the card is not the caller's. */
  payBySavedCard(payment: SavedCardPayment): GatewayResult<StartedPayment>
  /**
   * Status of a payment. `pass` comes from the bank's return address and lets a person who paid someone else's link see
   * the result.
   */
  paymentStatus(id: PaymentId, pass?: string): GatewayResult<PaymentStatus>
  /** The caller's payments without a final result, newest first. */
  open(): GatewayResult<readonly OpenPayment[]>
}
