import { fail, type Result, succeed } from '@market/domain/kernel'
import { type Money, toLira } from '@market/domain/money'
import type { Contract } from '../../contract-documents/contract-facts.ts'
import type { PaymentFailure } from '../payment-failures.ts'
import type { PurchaseKind } from './purchase.ts'

/** Fields common to all calls that pay for something outside the cart. */
export interface SaleWish {
  /** The price the shopper saw, in lira. */
  readonly total: number
  readonly contract_version: string
  readonly contract_accepted: boolean
}

/** Fails if the contract was not accepted or has changed, or the price differs from the one the shopper saw. */
export function checkWish(
  wish: SaleWish,
  { kind, contract, price }: { readonly kind: PurchaseKind; readonly contract: Contract; readonly price: Money },
): Result<undefined, PaymentFailure> {
  if (!wish.contract_accepted) return fail({ code: 'payment/contract-not-accepted' })
  if (wish.contract_version !== contract.version) return fail({ code: 'payment/contract-changed' })
  return wish.total === toLira(price) ? succeed(undefined) : fail({ code: 'payment/price-changed', kind, price })
}
