import type { Result } from '@market/domain/kernel'
import type { Money } from '@market/domain/money'
import type { CardBrand } from '@market/domain/validation'

export type CardScheme = 'card' | 'pttem' | 'market'
/** The means of payment. */
export type Instrument =
  /** `firstDigits` is what the instalments were priced by: the bank refuses another card. Null where nothing depends on it. */
  | {
      readonly kind: 'card'
      readonly cardToken: string
      readonly firstDigits: string | null
      /** A card of another kind is refused. */
      readonly scheme: CardScheme
    }
  /** A card that the bank has saved for the shop; the shopper confirms as for any card. */
  | { readonly kind: 'kept-card'; readonly key: string; readonly firstDigits: string }
  /** A wallet or the bank's own app; the shopper confirms there. `title` names it. */
  | { readonly kind: 'wallet'; readonly title: string }
  /** The shopper sends money to an account; `title` is the transfer's reference text. */
  | { readonly kind: 'transfer'; readonly title: string }
  /** A page of the bank where anyone with its address pays by card. */
  | { readonly kind: 'link'; readonly title: string }
  /** Money that the carrier has collected so far: started again with more, the payment grows. */
  | { readonly kind: 'cash'; readonly title: string }

export interface PaymentToStart {
  /** The shop's id of the payment: starting it twice starts one payment. */
  readonly id: string
  readonly amount: Money
  readonly installment: number
  readonly instrument: Instrument
}
/** All of a card that the shop ever sees. */
export interface MaskedCard {
  readonly bin: string
  readonly last4: string
  readonly brand: string
}
export interface StartedAtBank {
  readonly reference: string
  readonly card: MaskedCard | null
  /**
   * Page where the shopper confirms; for a link, where anyone can pay; for a transfer at the sandbox bank, where it is
   * simulated.
   */
  readonly redirectUrl: string
}
/** A card that the bank has saved for later payments of the shop. */
export interface KeptCard {
  /** Secret: payments are started with it. */
  readonly key: string
  /** First six digits. */
  readonly bin: string
  readonly last4: string
  /** `MM/YYYY`. */
  readonly expiry: string
}
export type BankUnavailable = { readonly kind: 'unavailable' }
export type StartFailure =
  | BankUnavailable
  /** `reason` is for the shopper. */
  | { readonly kind: 'refused'; readonly reason: string }

/** A payment as the bank knows it. `unknown`: the bank has no such payment. */
export interface BankAnswer {
  readonly status: 'unknown' | 'waiting' | 'captured' | 'refused' | 'refunded'
  readonly id: string
  readonly amount: Money
  readonly reason: string | null
}
export interface Refund {
  /** The shop's id of the refund: requested twice, it is refunded once. */
  readonly id: string
  readonly amount: Money
  /** Account for the refund of a cash payment. */
  readonly iban: string | null
}

/** A payout from the shop to a bank account. */
interface Payout {
  /** The shop's id of the payout: requested twice, it is paid once. */
  readonly id: string
  readonly amount: Money
  readonly iban: string
  /** Text that identifies the order in the transfer. */
  readonly title: string
}

/** The bank that takes payments for the shop. Every call can be repeated with the same result. */
export interface PaymentProvider {
  /** Address to which the browser sends the card. */
  readonly tokenizerUrl: string
  /** The bank and brand for the first digits of a card, if known. */
  issuer(firstDigits: string): { readonly bank: string | null; readonly brand: CardBrand | null }
  /** The remaining limit of a stored-value card in kuruş; undefined if the token is for another kind of card. */
  limitOf(cardToken: string): Promise<Result<Money | undefined, BankUnavailable>>
  /** Saves the card of a captured payment; `refused` if it was not paid by card, or the card was deleted since. */
  keepCard(paymentId: string): Promise<Result<KeptCard, StartFailure>>
  /** Deletes a saved card at the bank, so that it cannot start payments. */
  forgetCard(key: string): Promise<Result<true, StartFailure>>
  start(payment: PaymentToStart): Promise<Result<StartedAtBank, StartFailure>>
  /** Reports a transfer found on the shop's account statement; `refused` if the payment does not await one. */
  receiveTransfer(id: string, amount: Money): Promise<Result<true, StartFailure>>
  inquire(id: string): Promise<Result<BankAnswer, BankUnavailable>>
  /** Refunds a captured payment completely. */
  refund(id: string): Promise<Result<BankAnswer, BankUnavailable>>
  /** Refunds a part of a captured payment; `refused` if it exceeds the rest. */
  refundPart(id: string, refund: Refund): Promise<Result<true, StartFailure>>
  payOut(payout: Payout): Promise<Result<true, StartFailure>>
  /** Whether fields received through a browser or a notice have a recent signature of the bank. */
  isGenuine(fields: Readonly<Record<string, string>>, now: Date): boolean
}
