import type { RefundFailure } from '@market/commerce'
import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts as orderTexts } from '../ordering/texts.ts'
import { texts } from './texts.ts'

export const refundAnswers: FailureAnswers<RefundFailure> = {
  'refund/order-not-found': () => [404, orderTexts.notFound],
  'refund/not-found': () => [404, texts.cancel.notFound],
  'refund/arrived': () => [409, texts.cancel.arrived],
  'refund/handed-in': () => [409, texts.cancel.handedIn],
  'refund/rest-exchanged': () => [409, texts.cancel.restExchanged],
  'refund/total-changed': () => [409, texts.cancel.totalChanged],
  'refund/pickup-day': () => [422, texts.cancel.pickupDay],
  'refund/lines': ({ field }) => [422, texts.cancel.problems[field]],
  'refund/exchange-gone': () => [409, texts.cancel.exchangeGone],
  'refund/lapsed': () => [409, texts.cancel.lapsed],
  'refund/no-counter': () => [409, texts.cancel.noCounter],
  'refund/photos': () => [422, texts.cancel.photos],
  'refund/no-photos': () => [404, texts.cancel.noPhotos],
  'refund/too-many-photos': () => [422, texts.cancel.tooManyPhotos],
  'refund/nothing-to-return': () => [422, texts.cancel.nothingToReturn],
  'refund/two-kinds': () => [422, texts.cancel.oneKind],
}

export const refundFailed = (failure: RefundFailure) => new CommandFailed(failure)
