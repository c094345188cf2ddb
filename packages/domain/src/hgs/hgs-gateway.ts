import type { ProductCard } from '../catalog/product.ts'
import type { CardPayment, OrderContract, PaidBy, StartedPayment } from '../checkout/payment-gateway.ts'
import type { PaymentId } from '../kernel/ids.ts'
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
  /** Amount added to the balance. */
  readonly amount: Money
  /** Price of the top-up. */
  readonly price: Money
}
/** Data needed before a top-up. */
export interface TopUpStart {
  readonly offers: readonly TopUpOffer[]
  readonly tokenizerUrl: string
  readonly contractVersion: string
  /** Documents that the shopper accepts before paying. */
  readonly documents: OrderContract['documents']
}
/** An offer for a vehicle with its payment. */
export interface TopUpPayment extends Pick<
  CardPayment,
  'total' | 'contractVersion' | 'contractAccepted' | 'idempotencyKey'
> {
  readonly paidBy: PaidBy
  readonly vehicle: HgsVehicle
  readonly offerId: number
}

/** A top-up that was begun. */
export interface CompletedTopUp {
  readonly number: string
  /** Amount added to the balance. */
  readonly amount: Money
  readonly paid: boolean
  /** Instant of the payment as ISO 8601 text; null before. */
  readonly paidAt: string | null
  /** The account now. */
  readonly account: HgsAccount
}

/** Toll accounts of the motorway. */
export interface HgsGateway {
  account(vehicle: HgsVehicle): GatewayResult<HgsAccount>
  /** Offers, smallest amount first. */
  start(): GatewayResult<TopUpStart>
  /** Another total than the offer's price is refused with status 409. */
  topUp(payment: TopUpPayment): GatewayResult<StartedPayment>
  /** A top-up of the caller, by its payment. */
  topUpOf(payment: PaymentId): GatewayResult<CompletedTopUp>
  /** Products for drivers, all in stock, at most `limit`. */
  offersForTheWay(limit: number): GatewayResult<readonly ProductCard[]>
  /** Mails how to add to the balance by bank transfer. */
  requestRemittance(form: RemittanceForm): GatewayResult<void>
}
