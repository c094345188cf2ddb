import type { Address, ShippingOption } from '@market/domain/account'

/** The person who picks up a parcel at a branch or a locker. */
export interface Receiver {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  /** National ID; empty if it was not given, missing in choices made before it was asked for. */
  readonly tc?: string | undefined
}
export interface PickupPoint {
  readonly id: number
  readonly kind: 'branch' | 'kargomat'
  readonly name: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly hours: string
}
export interface PickupChoice {
  readonly option: ShippingOption
  /** Null for delivery to the address. */
  readonly point: PickupPoint | null
  readonly receiver: Receiver | null
}

/** The address on the parcel: the pick-up point, with the name of the person who collects it. */
export const pickupAddress = (point: PickupPoint, receiver: Receiver | null, invoice: Address): Address => ({
  ...invoice,
  type: 1,
  title: point.name,
  firstName: receiver?.first_name ?? invoice.firstName,
  lastName: receiver?.last_name ?? invoice.lastName,
  phone: receiver?.phone ?? invoice.phone,
  tc: receiver ? (receiver.tc ?? '') : invoice.tc,
  city: point.city,
  district: point.district,
  neighborhood: '',
  address: `${point.name}, ${point.address}`,
  zipCode: '',
  companyName: '',
  taxOffice: '',
  taxNumber: '',
})
