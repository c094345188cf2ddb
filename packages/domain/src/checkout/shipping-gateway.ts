import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Position } from './distance.ts'
import type { ShippingOption } from '../account/shipping-choice.ts'

/** Where a parcel waits to be fetched: a branch or a parcel locker. */
export interface PickupPoint {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly district: string
  readonly address: string
  /** Opening hours in words. */
  readonly hours: string
  /** In degrees north and east, where points are looked for. */
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
/** How the next order is handed over. */
export interface Shipping {
  readonly option: ShippingOption
  /** Null for delivery to the address. */
  readonly pickup: PickupPoint | null
  /** Null where the buyer fetches it, and for delivery to the address. */
  readonly receiver: Receiver | null
  /** Names of products in the cart that no locker takes; a locker is refused while there are some. */
  readonly unfitForLocker: readonly string[]
}

/** A province that has parcel lockers, and how many. */
export interface LockerCity {
  readonly city: string
  readonly count: number
  readonly districts: readonly { readonly name: string; readonly count: number }[]
}

/** How the caller's next order is handed over (rules.md K3). */
export interface ShippingGateway {
  chosen(): GatewayResult<Shipping>
  /** Where lockers are, in Turkish order. */
  lockerCities(): GatewayResult<readonly LockerCity[]>
  /**
   * Of one district, or of the whole province where `district` is empty; nearest first where a place of the province is
   * named, else in Turkish order.
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
