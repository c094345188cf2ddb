import { formatPrice } from '@market/domain/money'
import type { OrderFailure } from '@market/commerce'
import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts as contractTexts } from '../contract-documents/texts.ts'
import { notOfferedText } from '../payment/not-offered-text.ts'
import { texts as paymentTexts } from '../payment/texts.ts'
import { texts } from './texts.ts'

export const orderAnswers: FailureAnswers<OrderFailure> = {
  'order/not-found': () => [404, texts.notFound],
  'order/cart-blocked': ({ reason }) => [409, reason],
  'order/step-missing': ({ step }) => [409, texts.missing[step]],
  'order/contract-not-accepted': () => [422, contractTexts.acceptContract],
  'order/contract-changed': () => [409, contractTexts.contractChanged],
  'order/unknown-document': () => [404, contractTexts.unknownDocument],
  'order/stock-taken': ({ name }) => [409, texts.stockTaken(name)],
  'order/discount-taken': ({ name }) => [409, texts.discountTaken(name)],
  'order/method-not-offered': ({ option }) => [
    422,
    paymentTexts.methodNotOffered(option.title, notOfferedText(option) ?? ''),
  ],
  'order/too-much-waiting': ({ method }) => [409, texts.tooMuchWaiting(method === 'cash_on_delivery')],
  'order/installment-not-offered': () => [422, paymentTexts.installmentNotOffered],
  'order/cart-changed': ({ total }) => [409, texts.cartChanged(formatPrice(total))],
  'order/total-changed': ({ total, reasons }) => [409, texts.totalChanged(formatPrice(total), reasons)],
}

export const orderFailed = (failure: OrderFailure) => new CommandFailed(failure)
