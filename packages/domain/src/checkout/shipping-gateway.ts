import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Position } from './distance.ts'
import type { ShippingOption } from '../account/shipping-choice.ts'

/** A place where parcels wait for pick-up: a branch or a parcel locker. */
export interface PickupPoint {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly district: string
  readonly address: string
  /** Opening hours as text. */
  readonly hours: string
  /** Degrees north and east; only in search results. */
  readonly position?: Position
  /** Metres from the place that was asked to be near, as the crow flies. */
  readonly distance?: number | null
}
/** The person who picks up a parcel at a branch or a locker in place of the buyer. */
export interface Receiver {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** National ID, shown at a branch; empty if it was not given. */
  readonly tc: string
}
/** Delivery of the next order. */
export interface Shipping {
  readonly option: ShippingOption
  /** Null for delivery to the address. */
  readonly pickup: PickupPoint | null
  /** Null if the buyer picks it up, and for delivery to the address. */
  readonly receiver: Receiver | null
  /** Names of products in the cart that do not fit into lockers; a locker is refused while there are any. */
  readonly unfitForLocker: readonly string[]
}

/** A province that has parcel lockers, and how many. */
export interface LockerCity {
  readonly city: string
  readonly count: number
  readonly districts: readonly { readonly name: string; readonly count: number }[]
}

/** Reads and chooses the delivery of the caller's next order (rules.md K3). */
export interface ShippingGateway {
  chosen(): GatewayResult<Shipping>
  /** Cities with lockers, in Turkish order. */
  lockerCities(): GatewayResult<readonly LockerCity[]>
  /**
   * Points of a district, or of the whole province if `district` is empty. Nearest first if `near` names a place of the
   * province, else in Turkish order.
   */
  points(
    option: Exclude<ShippingOption, 'address'>,
    place: {
      readonly city: string
      readonly district: string
      readonly near?: { readonly district: string; readonly neighborhood: string } | undefined
    },
  ): GatewayResult<readonly PickupPoint[]>
  /**
   * Has it left at a point of the option's kind, for the buyer or the receiver named; another point, or a receiver with
   * `receiverProblems`, is refused and changes nothing.
   */
  pickUp(option: Exclude<ShippingOption, 'address'>, pointId: number, receiver?: Receiver): GatewayResult<Shipping>
  /** Sets delivery back to the address. */
  deliverToAddress(): GatewayResult<Shipping>
}
