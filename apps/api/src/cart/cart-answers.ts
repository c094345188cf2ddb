import { formatPrice } from '@market/domain/money'
import type { CartFailure } from '@market/commerce'
import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts } from './texts.ts'

export const cartAnswers: FailureAnswers<CartFailure> = {
  'cart/unknown-product': () => [404, texts.unknownProduct],
  'cart/not-sold': ({ name }) => [404, texts.notSold(name)],
  'cart/variant-missing': ({ names }) => [422, texts.chooseVariant(names.join(', '))],
  'cart/unknown-variant': () => [422, texts.unknownVariant],
  'cart/over-limit': ({ name, limit }) => [422, texts.overLimit(name, limit)],
  'cart/unknown-service': () => [422, texts.unknownInsurance],
  'cart/sold-out': ({ name }) => [409, texts.soldOut(name)],
  'cart/none-left': ({ name, held }) => [409, texts.noneLeft(name, held)],
  'cart/unknown-related': () => [422, texts.unknownRelated],
  'cart/too-many-lines': ({ limit }) => [409, texts.tooManyLines(limit)],
  'cart/not-in-cart': () => [404, texts.notInCart],
  'cart/gift-note': () => [422, texts.giftNote],
  'cart/too-many-saved': ({ limit }) => [409, texts.tooManySaved(limit)],
  'cart/not-saved': () => [404, texts.notSaved],
  'cart/nothing-to-share': () => [409, texts.nothingToShare],
  'cart/too-many-shares': ({ limit }) => [409, texts.tooManyShares(limit)],
  'cart/share-ended': () => [404, texts.shareEnded],
  'cart/no-fast-shipping': () => [409, texts.noFastShipping],
  'cart/unknown-fast-address': () => [404, texts.unknownFastAddress],
  'cart/gift-code-unknown': () => [422, texts.giftCode.unknown],
  'cart/gift-code-ended': () => [422, texts.giftCode.ended],
  'cart/gift-code-empty-cart': () => [409, texts.giftCode.emptyCart],
  'cart/gift-code-min-total': ({ total }) => [409, texts.giftCode.minTotal(formatPrice(total))],
  'cart/gift-code-spent': () => [409, texts.giftCode.spent],
}

export const cartFailed = (failure: CartFailure) => new CommandFailed(failure)
