import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Money } from '../money/money.ts'
import type { CardToken } from './card-tokenizer.ts'
import type { PaymentId } from '../kernel/ids.ts'
import type { CardPayment, StartedPayment } from './payment-gateway.ts'

/** An account that money is sent to. */
export interface BankAccount {
  readonly id: number
  readonly bank: string
  readonly holder: string
  readonly iban: string
}
/** Every payment method except the card, with its data. */
export type OtherInstrument =
  | { readonly method: 'cash_on_delivery' | 'bkm' | 'gpay' | 'pay_with_url' }
  /** Only if the gift code covers the whole total. */
  | { readonly method: 'gift_code' }
  | { readonly method: 'bank_transfer' | 'bank_instant'; readonly bankAccountId: number }
  /** Its token is the tokenizer's for the card's number. */
  | { readonly method: 'pttem_card' | 'market_card'; readonly cardToken: CardToken }

/** An order that is paid by another way than a card. */
export interface OtherPayment extends Omit<CardPayment, 'cardToken' | 'firstDigits' | 'installment' | 'saveCard'> {
  readonly instrument: OtherInstrument
}
/** Amount and account of a bank transfer. */
export interface Transfer extends Omit<BankAccount, 'id'> {
  /** Reference text of the transfer. */
  readonly reference: string
  readonly amount: Money
  /** Until when the products are reserved, as ISO 8601 text. */
  readonly until: string
}
/** A payment that waits for the shopper to go on elsewhere. */
export interface StartedOtherPayment extends StartedPayment {
  readonly transfer: Transfer | null
  /** Payment page; anyone with its address can pay. */
  readonly link: string | null
  /** Page of a sandbox bank that simulates the sender of a transfer. */
  readonly trialUrl: string | null
}

/** Places the order of the cart and starts a payment other than by card; refused as `PaymentGateway.payByCard` is. */
export interface OrderPaymentGateway {
  /** `instant`: only banks that transfer at once. */
  accounts(instant: boolean): GatewayResult<readonly BankAccount[]>
  pay(payment: OtherPayment): GatewayResult<StartedOtherPayment>
  /** Money left on a stored-value card. */
  cardLimit(token: CardToken): GatewayResult<Money>
  /** Sends the payment link by SMS; returns a message for the shopper. */
  sendLink(link: { readonly paymentId: PaymentId; readonly phone: string }): GatewayResult<string>
}

/** Takes the number of a stored-value card (rules.md V6) straight from the browser. */
export interface StoredCardTokenizer {
  tokenizeStored(number: string, url: string): GatewayResult<CardToken>
}
