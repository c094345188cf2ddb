import type { SavedCardId } from '@market/domain/kernel'
import { fullName, type NameParts } from '@market/domain/text'
import type { OtherChoice, PaymentDraft, PaymentMethod } from '@market/domain/checkout'
import { noCard, type TypedCard } from '../../../shared/payment/card-fields.tsx'

/** Input of the payment step and progress of the attempt to pay. */
export interface PaymentFormState {
  /** The method asked for; another one is shown where the order does not offer it. */
  readonly wanted: string
  readonly card: TypedCard
  /** A kept card to pay with, null for one that is typed; undefined as long as nothing was chosen. */
  readonly savedCard?: SavedCardId | null | undefined
  /** The typed card is to be kept. */
  readonly keep: boolean
  readonly installment: number
  readonly choice: OtherChoice
  /** The version of the contract whose documents were accepted: another one is accepted anew. */
  readonly accepted?: string | undefined
  /** After the first attempt every problem of a field shows. */
  readonly tried: boolean
  /** The answer is awaited; it stays so while the browser leaves for the bank. */
  readonly busy: boolean
  readonly problem?: string | undefined
}

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
  /** Said above the button: it has to be mended before anything is sent. */
  | { readonly type: 'incomplete'; readonly problem: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly problem?: string }
  /** The shopper returned from the bank by the browser's cache. */
  | { readonly type: 'came-back' }
  | { readonly type: 'another-member' }

/** A form as the shopper left it earlier in this tab, without the number of the card, which is most likely the buyer's. */
export const filledFrom = (draft: PaymentDraft | undefined, buyer: NameParts): PaymentFormState => ({
  wanted: draft?.method ?? 'credit_card',
  card: { ...noCard, name: draft?.cardName || fullName(buyer) },
  keep: false,
  installment: draft?.installment ?? 1,
  choice: { bankAccountId: undefined, cardNumber: '' },
  accepted: draft?.acceptedVersion ?? undefined,
  tried: false,
  busy: false,
})

export function paymentForm(state: PaymentFormState, event: PaymentFormEvent): PaymentFormState {
  switch (event.type) {
    case 'method':
      return { ...state, wanted: event.method, tried: false, problem: undefined }
    case 'card':
      return { ...state, card: event.card }
    case 'saved-card':
      return { ...state, savedCard: event.id, installment: 1, problem: undefined }
    case 'keep':
      return { ...state, keep: event.keep }
    case 'installment':
      return { ...state, installment: event.count }
    case 'choice':
      return { ...state, choice: event.choice }
    case 'accepted':
      return { ...state, accepted: event.version }
    case 'tried':
      return { ...state, tried: true, problem: undefined }
    case 'incomplete':
      return { ...state, problem: event.problem }
    case 'sent':
      return { ...state, busy: true }
    // The code on the back is typed for each attempt.
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
