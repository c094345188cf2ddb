import type { RefundSubject } from '../../refunds/ports/refund-subject.ts'
import type { Packages } from './packages.ts'
import type { SellerReturns } from './seller-returns.ts'

/** The ports under test, with ways to set the rows behind them. */
export interface PackageSubject extends RefundSubject {
  readonly packages: Packages
  readonly sellerReturns: SellerReturns
  packageId(orderId: string, shopId: number): Promise<string>
  endAutopilot(shopId: number): Promise<void>
  /** A seller uploads a photo for a return; returns its key. */
  addDisputePhoto(returnId: string, shopId: number): Promise<string>
}
