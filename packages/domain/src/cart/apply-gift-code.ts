import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { Cart } from './cart.ts'
import type { GiftCodeGateway } from './gift-code-gateway.ts'
import { giftCodeProblems, normalizeGiftCode } from './gift-code.ts'

/** Applies a gift code to the cart; `cartTotals` computes the covered amount (rules.md C2). */
export const applyGiftCode =
  ({ giftCodes }: { readonly giftCodes: Pick<GiftCodeGateway, 'apply'> }) =>
  (typed: string): Submitted<Cart, 'giftCode'> => {
    const code = normalizeGiftCode(typed)
    return submitForm(giftCodeProblems(code), () => giftCodes.apply(code))
  }
