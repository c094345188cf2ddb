import type { ProductCard } from '../catalog/product.ts'
import type { CardPayment, OrderContract, StartedPayment } from '../checkout/payment-gateway.ts'
import type { PaymentId } from '../ids.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Money } from '../money/money.ts'
import type { HgsVehicle } from './hgs-vehicle.ts'
import type { RemittanceForm } from './remittance-form.ts'

/** A vehicle's toll account. */
export interface HgsAccount {
  readonly plate: string
  /** Class by axles and weight, 1 to 6. */
  readonly vehicleClass: number
  /** Negative when passages are owed. */
  readonly balance: Money
}
/** An amount that can be added to a balance. */
export interface TopUpOffer {
  readonly id: number
  /** What is added to the balance. */
  readonly amount: Money
  /** What is paid for it. */
  readonly price: Money
}
/** What adding to a balance begins with. */
export interface TopUpStart {
  readonly offers: readonly TopUpOffer[]
  readonly tokenizerUrl: string
  readonly contractVersion: string
  /** What is accepted before paying. */
  readonly documents: OrderContract['documents']
}
/** An offer for a vehicle with what it is paid by. */
export interface TopUpPayment extends Pick<
  CardPayment,
  'cardToken' | 'total' | 'contractVersion' | 'contractAccepted' | 'idempotencyKey'
> {
  readonly vehicle: HgsVehicle
  readonly offerId: number
}

/** A top-up that was begun. */
export interface CompletedTopUp {
  readonly number: string
  /** What is added to the balance. */
  readonly amount: Money
  readonly paid: boolean
  /** As it stands now. */
  readonly account: HgsAccount
}

/** Toll accounts of the motorway. */
export interface HgsGateway {
  account(vehicle: HgsVehicle): GatewayResult<HgsAccount>
  /** What can be added, smallest amount first. */
  start(): GatewayResult<TopUpStart>
  /** Another total than the offer's price is refused with status 409. */
  topUp(payment: TopUpPayment): GatewayResult<StartedPayment>
  /** One of the caller's own, by its payment. */
  topUpOf(payment: PaymentId): GatewayResult<CompletedTopUp>
  /** What drivers may need for the way, at most so many and all of it in stock. */
  offersForTheWay(limit: number): GatewayResult<readonly ProductCard[]>
  /** Mails how to add to the balance by bank transfer. */
  requestRemittance(form: RemittanceForm): GatewayResult<void>
}
