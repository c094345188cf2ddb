import { type Money, toLira } from '@market/domain'
import type { Contract } from '../../contract-documents/contract-facts.ts'
import { paymentFailed } from '../payment-failures.ts'

/** Fields common to all calls that pay for something outside the cart. */
export interface SaleWish {
  /** The price the shopper saw, in lira. */
  readonly total: number
  readonly contract_version: string
  readonly contract_accepted: boolean
}

/** Fails where the contract was not accepted or has changed, or the price differs from the one that was seen. */
export function checkWish(wish: SaleWish, contract: Contract, price: Money, changed: (total: Money) => string): void {
  if (!wish.contract_accepted) throw paymentFailed({ code: 'payment/contract-not-accepted' })
  if (wish.contract_version !== contract.version) throw paymentFailed({ code: 'payment/contract-changed' })
  if (wish.total !== toLira(price)) throw paymentFailed({ code: 'payment/price-changed', sentence: changed(price) })
}
