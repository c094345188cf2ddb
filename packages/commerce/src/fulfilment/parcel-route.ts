import type { ShippingOption } from '@market/domain/account'
import type { OrderStatus, RouteStop } from '@market/domain/orders'
import { neighborhoodPosition } from '../delivery/point-position.ts'
import type { ParcelEvent } from './parcel-event.ts'

interface RoutedParcel {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
  readonly option: ShippingOption
  /** The branch or locker. */
  readonly place: string | null
  readonly to: { readonly city: string; readonly district: string }
}

const texts = {
  centre: (city: string) => `${city} aktarma merkezi`,
  delivery: (district: string) => `${district} dağıtım merkezi`,
}

/**
 * The places that a shipped parcel passes: transfer centres of the cities, then the delivery centre of the district, or
 * its branch or locker. Places closer to the door than the district are not shown.
 */
export function parcelRoute({ status, events, option, place, to }: RoutedParcel): readonly RouteStop[] {
  const shipped = events.find(({ key }) => key === 'shipped')
  if (shipped?.place === undefined || !['shipped', 'out_for_delivery', 'delivered'].includes(status)) return []
  const last = {
    name: option !== 'address' && place !== null ? place : texts.delivery(to.district),
    position: neighborhoodPosition({ ...to, neighborhood: '' }),
  }
  const cities = shipped.place === to.city ? [to.city] : [shipped.place, to.city]
  const centres = cities.map((city) => ({
    name: texts.centre(city),
    position: neighborhoodPosition({ city, district: city, neighborhood: '' }),
  }))
  // While shipped it counts as at the first centre, until the courier has it.
  const at = status === 'shipped' ? 0 : centres.length
  return [...centres, last].map((stop, index) => ({
    ...stop,
    state: status === 'delivered' || index < at ? 'done' : index === at ? 'current' : 'ahead',
  }))
}
