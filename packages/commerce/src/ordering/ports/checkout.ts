import type { Contract } from '../../contract-documents/contract-facts.ts'
import type { Caller } from '../../session/caller.ts'
import type { InstallmentPlans } from '../../pricing/installment-plan.ts'
import type { CheckoutFacts, OrderDraft } from '../draft-order.ts'
import type { WaitingLimits } from '../waiting-limits.ts'

/**
 * Current cart, addresses, instalment plans, limits and contract. Locks nothing: read it after the cart and its gift
 * codes are locked.
 */
export interface Checkout {
  read(caller: Caller, now: Date): Promise<CheckoutFacts>
  plans(now: Date): Promise<InstallmentPlans>
  limits(now: Date): Promise<WaitingLimits>
  contract(draft: OrderDraft): Promise<Contract>
}
