import { fail, type Result, succeed } from '@market/domain/kernel'
import { toLira } from '@market/domain/money'
import type { Installment } from '@market/domain/installments'
import type { PaymentMethod } from '@market/domain/checkout'
import type { Contract } from '../contract-documents/contract-facts.ts'
import { offeredMethods } from '../payment/offered-methods.ts'
import type { TransferAccount } from '../payment/transfers/transfer-account.ts'
import type { Caller } from '../session/caller.ts'
import { type InstallmentPlans, planOf } from '../pricing/installment-plan.ts'
import type { OrderDraft } from './draft-order.ts'
import { offeredInstallments } from './installments/offered-installments.ts'
import type { OrderFailure } from './order-failures.ts'

export interface PlaceOrderCommand {
  readonly method: PaymentMethod
  readonly installment: number
  /**
   * First digits of the card, which the bank has for the card's token. Without them only a single payment is offered.
   */
  readonly firstDigits: string | undefined
  /** The total the shopper saw, in lira: of the cart or of the chosen instalments. */
  readonly total: number
  readonly cartRevision: number
  readonly contractVersion: string
  readonly contractAccepted: boolean
  readonly note: string
  /** The shop's bank account, for a transfer. */
  readonly account?: TransferAccount
}

interface Offer {
  readonly draft: OrderDraft
  readonly plans: InstallmentPlans
  readonly contract: Pick<Contract, 'version'>
}

/**
 * The chosen instalments of an order draft. Fails unless the payment method and the number of instalments are offered,
 * and cart, prices and contract are those that the shopper saw.
 */
export function agreeOrder(
  wish: PlaceOrderCommand,
  { draft, plans, contract }: Offer,
  visitor: Pick<Caller, 'kind'>,
): Result<Installment, OrderFailure> {
  const { cart, totals, pickup } = draft
  const option = offeredMethods(cart, totals.total, visitor, pickup.option).find(({ method }) => method === wish.method)
  if (option && !option.offered) return fail({ code: 'order/method-not-offered', option })
  const plan = planOf(plans, wish.firstDigits ?? '')
  const offered = offeredInstallments(
    cart,
    wish.firstDigits === undefined ? plan.filter(({ count }) => count === 1) : plan,
  )
  const chosen = offered.find(({ count }) => count === wish.installment)
  if (!chosen) return fail({ code: 'order/installment-not-offered' })
  if (cart.revision !== wish.cartRevision) return fail({ code: 'order/cart-changed', total: chosen.total })
  // The page shows both the cart's total and the total of the instalments; either proves which prices the shopper saw.
  const seen = [totals.total, chosen.total].map(toLira)
  if (!seen.includes(wish.total)) {
    const reasons = cart.messages.flatMap(({ type, text }) => (type === 'warning' ? [text] : []))
    return fail({ code: 'order/total-changed', total: chosen.total, reasons })
  }
  return contract.version === wish.contractVersion ? succeed(chosen) : fail({ code: 'order/contract-changed' })
}
