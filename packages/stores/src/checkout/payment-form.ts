import type { GatewayFailure, SavedCardId } from '@market/domain/kernel'
import { fullName, type NameParts } from '@market/domain/text'
import type { OtherChoice, PaymentDraft, PaymentMethod } from '@market/domain/checkout'
import { noCard, type TypedCard } from './typed-card.ts'

/** Why the order was not placed: something is missing in the form, or the request failed. */
export type PaymentProblem =
  | { readonly kind: 'contract' }
  | { readonly kind: 'other'; readonly field: 'bank' | 'card' }
  | { readonly kind: 'failure'; readonly failure: GatewayFailure }

/** Input of the payment step and progress of the attempt to pay. */
export interface PaymentForm {
  /** The method that the shopper chose; if the order does not offer it, another one is shown. */
  readonly wanted: string
  readonly card: TypedCard
  /** Id of the saved card to pay with, null for a typed card; undefined until the shopper has chosen. */
  readonly savedCard?: SavedCardId | null | undefined
  /** The typed card is to be saved. */
  readonly keep: boolean
  readonly installment: number
  readonly choice: OtherChoice
  /** Version of the contract whose documents were accepted; another version must be accepted again. */
  readonly accepted?: string | undefined
  /** After the first attempt, the problems of all fields are shown. */
  readonly tried: boolean
  /** A response is pending; remains true while the browser navigates to the bank. */
  readonly busy: boolean
  readonly problem?: PaymentProblem | undefined
}

/** Input of the shopper, and progress of the attempt to pay. */
export type PaymentFormEvent =
  | { readonly type: 'method'; readonly method: PaymentMethod }
  | { readonly type: 'card'; readonly card: TypedCard }
  | { readonly type: 'saved-card'; readonly id: SavedCardId | null }
  | { readonly type: 'keep'; readonly keep: boolean }
  | { readonly type: 'installment'; readonly count: number }
  | { readonly type: 'choice'; readonly choice: OtherChoice }
  | { readonly type: 'accepted'; readonly version: string | undefined }
  /** The button was pressed. */
  | { readonly type: 'tried' }
  /** A problem that must be fixed before the order is sent. */
  | { readonly type: 'incomplete'; readonly problem: PaymentProblem }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly problem?: PaymentProblem }
  /** The browser restored the page from its cache after a return from the bank. */
  | { readonly type: 'came-back' }
  | { readonly type: 'another-member' }

/**
 * The form as the shopper left it in this tab, without the card's number. The card holder's name defaults to the
 * buyer's.
 */
export const filledFrom = (draft: PaymentDraft | undefined, buyer: NameParts): PaymentForm => ({
  wanted: draft?.method ?? 'credit_card',
  card: { ...noCard, name: draft?.cardName || fullName(buyer) },
  keep: false,
  installment: draft?.installment ?? 1,
  choice: { bankAccountId: undefined, cardNumber: '' },
  accepted: draft?.acceptedVersion ?? undefined,
  tried: false,
  busy: false,
})

/** The problem after a change of the means of payment, which solves all problems but an unaccepted contract. */
const onlyContract = (problem: PaymentProblem | undefined) => (problem?.kind === 'contract' ? problem : undefined)

/** The form after an event. */
export function paymentForm(state: PaymentForm, event: PaymentFormEvent): PaymentForm {
  switch (event.type) {
    case 'method':
      return { ...state, wanted: event.method, tried: false, problem: undefined }
    case 'card':
      return { ...state, card: event.card, problem: onlyContract(state.problem) }
    case 'saved-card':
      return { ...state, savedCard: event.id, installment: 1, problem: undefined }
    case 'keep':
      return { ...state, keep: event.keep }
    case 'installment':
      return { ...state, installment: event.count, problem: onlyContract(state.problem) }
    case 'choice':
      return { ...state, choice: event.choice, problem: onlyContract(state.problem) }
    case 'accepted':
      return {
        ...state,
        accepted: event.version,
        problem: state.problem?.kind === 'contract' ? undefined : state.problem,
      }
    case 'tried':
      return { ...state, tried: true, problem: undefined }
    case 'incomplete':
      return { ...state, problem: event.problem }
    case 'sent':
      return { ...state, busy: true }
    // The card's security code must be typed again for each attempt.
    case 'refused':
      return {
        ...state,
        busy: false,
        tried: event.problem === undefined && state.tried,
        card: { ...state.card, cvc: '' },
        problem: event.problem ?? state.problem,
      }
    case 'came-back':
      return { ...state, busy: false, tried: false, card: { ...state.card, cvc: '' }, problem: undefined }
    case 'another-member':
      return { ...state, card: noCard, savedCard: undefined, keep: false }
  }
}
