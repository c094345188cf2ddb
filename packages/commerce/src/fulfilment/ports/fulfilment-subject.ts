import type { DeliveryTime } from '@market/domain/orders'
import type { RefundSubject } from '../../refunds/ports/refund-subject.ts'
import type { CashAtDoor } from './cash-at-door.ts'
import type { ParcelOf, Parcels } from './parcels.ts'

/** The ports under test, with ways to set the rows behind them. */
export interface FulfilmentSubject extends RefundSubject {
  readonly parcels: Parcels
  readonly cash: CashAtDoor
  /** The shopper moves the delivery. */
  moveDelivery(of: ParcelOf, to: DeliveryTime): Promise<void>
  /** A shop's first member signs in: its team ships from now on. */
  endAutopilot(shopId: number): Promise<void>
}
