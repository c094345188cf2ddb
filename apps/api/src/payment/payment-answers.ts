import { formatPrice } from '@market/domain/money'
import type { PaymentFailure } from '@market/commerce'
import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts as contractTexts } from '../contract-documents/texts.ts'
import { texts as httpTexts } from '../platform/http/texts.ts'
import { texts } from './texts.ts'
import { endSentence } from './end-sentence.ts'

export const paymentAnswers: FailureAnswers<PaymentFailure> = {
  'payment/ended': ({ reason }) => [422, endSentence(reason ?? 'not-taken')],
  'payment/refused': ({ reason }) => [422, reason],
  'payment/bank-unavailable': () => [503, texts.bankUnavailable, { 'retry-after': '5' }],
  'payment/unknown-payment': () => [404, texts.unknownPayment],
  'payment/link-ended': () => [409, texts.linkEnded],
  'payment/not-a-stored-card': () => [422, texts.notAStoredCard],
  'payment/unknown-card': () => [404, texts.unknownCard],
  'payment/card-expired': () => [422, texts.cardExpired],
  'payment/card-name': () => [422, texts.cardName],
  'payment/card-of-guest': () => [403, texts.cardOfGuest],
  'payment/invalid-phone': () => [422, httpTexts.invalidPhone],
  'payment/no-sms': () => [409, texts.noSms],
  'payment/unknown-account': () => [422, texts.unknownAccount],
  'payment/contract-not-accepted': () => [422, contractTexts.acceptContract],
  'payment/contract-changed': () => [409, contractTexts.contractChanged],
  'payment/price-changed': ({ kind, price }) => [409, texts.priceChanged[kind](formatPrice(price))],
}

export const paymentFailed = (failure: PaymentFailure) => new CommandFailed(failure)
