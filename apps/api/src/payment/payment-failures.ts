import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts as contractTexts } from '../contract-documents/texts.ts'
import { texts as httpTexts } from '../platform/http/texts.ts'
import { texts } from './texts.ts'

/** Why a payment does not begin or go on. */
export type PaymentFailure =
  | { readonly code: 'payment/ended'; readonly reason: string | null }
  | { readonly code: 'payment/refused'; readonly reason: string }
  | { readonly code: 'payment/bank-unavailable' }
  | { readonly code: 'payment/unknown-payment' }
  | { readonly code: 'payment/link-ended' }
  | { readonly code: 'payment/not-a-stored-card' }
  | { readonly code: 'payment/invalid-phone' }
  | { readonly code: 'payment/unknown-account' }
  | { readonly code: 'payment/contract-not-accepted' }
  | { readonly code: 'payment/contract-changed' }
  | { readonly code: 'payment/price-changed'; readonly sentence: string }

export const paymentAnswers: FailureAnswers<PaymentFailure> = {
  'payment/ended': ({ reason }) => [422, reason ?? texts.paymentFailed],
  'payment/refused': ({ reason }) => [422, reason],
  'payment/bank-unavailable': () => [503, texts.bankUnavailable, { 'retry-after': '5' }],
  'payment/unknown-payment': () => [404, texts.unknownPayment],
  'payment/link-ended': () => [409, texts.linkEnded],
  'payment/not-a-stored-card': () => [422, texts.notAStoredCard],
  'payment/invalid-phone': () => [422, httpTexts.invalidPhone],
  'payment/unknown-account': () => [422, texts.unknownAccount],
  'payment/contract-not-accepted': () => [422, contractTexts.acceptContract],
  'payment/contract-changed': () => [409, contractTexts.contractChanged],
  'payment/price-changed': ({ sentence }) => [409, sentence],
}

export const paymentFailed = (failure: PaymentFailure) => new CommandFailed(failure)
