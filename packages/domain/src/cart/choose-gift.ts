import { fail } from '../kernel/result.ts'
import type { InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import type { Result } from '../kernel/result.ts'
import type { LineRef } from './cart-gateway.ts'
import type { Cart } from './cart.ts'
import { giftNoteProblem, giftOrNone, normalizeGiftNote } from './gift-choice.ts'
import type { GiftChoice } from './gift-choice.ts'
import type { GiftChoiceGateway } from './gift-choice-gateway.ts'

/**
 * Sets the gift options of a cart line; null removes them. A note that cannot be printed is refused without a request.
 */
export const chooseGift =
  ({ gifts }: { readonly gifts: GiftChoiceGateway }) =>
  async (line: LineRef, typed: GiftChoice | null): Promise<Result<Cart, GatewayFailure | InvalidForm<'note'>>> => {
    const gift = typed && { ...typed, note: normalizeGiftNote(typed.note) }
    if (gift && giftNoteProblem(gift.note) !== undefined)
      return fail({ kind: 'invalid', problems: [{ field: 'note', problem: 'invalid' }] })
    return gifts.choose(line, giftOrNone(gift))
  }
