import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { type CheckoutMissing, formatPrice, type Money, type PaymentOption } from '@market/domain'
import { texts as contractTexts } from '../contract-documents/texts.ts'
import { notOfferedText } from '../payment/offered-methods.ts'
import { texts as paymentTexts } from '../payment/texts.ts'
import { texts } from './texts.ts'

/** Why an order is not made, or not shown. */
export type OrderFailure =
  | { readonly code: 'order/not-found' }
  | { readonly code: 'order/cart-blocked'; readonly reason: string }
  | { readonly code: 'order/step-missing'; readonly step: Exclude<CheckoutMissing, 'payment'> }
  | { readonly code: 'order/contract-not-accepted' }
  | { readonly code: 'order/contract-changed' }
  | { readonly code: 'order/unknown-document' }
  | { readonly code: 'order/stock-taken'; readonly name: string }
  | { readonly code: 'order/discount-taken'; readonly name: string }
  | { readonly code: 'order/method-not-offered'; readonly option: PaymentOption }
  | { readonly code: 'order/installment-not-offered' }
  | { readonly code: 'order/cart-changed'; readonly total: Money }
  | { readonly code: 'order/total-changed'; readonly total: Money }

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
  'order/installment-not-offered': () => [422, paymentTexts.installmentNotOffered],
  'order/cart-changed': ({ total }) => [409, texts.cartChanged(formatPrice(total))],
  'order/total-changed': ({ total }) => [409, texts.totalChanged(formatPrice(total))],
}

export const orderFailed = (failure: OrderFailure) => new CommandFailed(failure)
