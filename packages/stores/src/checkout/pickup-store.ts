import type { AddressGateway, ShippingOption } from '@market/domain/account'
import type { LockerCity, PickupPoint, ShippingGateway } from '@market/domain/checkout'
import type { GatewayFailure, Result } from '@market/domain/kernel'
import {
  combineLatest,
  concat,
  distinctUntilChanged,
  from,
  map,
  merge,
  of,
  Subject,
  Subscription,
  switchMap,
} from 'rxjs'
import { type Live, makeLive } from '../kernel/live.ts'
import type { Near } from './steps-view.ts'

/** A province, and one of its districts or an empty string for all of it; both are empty until one is chosen. */
export interface PickupPlace {
  readonly city: string
  readonly district: string
}

/** A province or district to choose. */
export interface NamedPlace {
  readonly name: string
  /** The number of its lockers; undefined for branches. */
  readonly count?: number
}

/** The branches or lockers of a place. */
export interface PickupState {
  readonly place: PickupPlace
  readonly cities: readonly NamedPlace[]
  /** The districts of the province. */
  readonly districts: readonly NamedPlace[]
  /** Undefined while they load. */
  readonly points: Result<readonly PickupPoint[], GatewayFailure> | undefined
}

/** A search for branches or lockers. */
export interface PickupSearch {
  readonly option: Exclude<ShippingOption, 'address'>
  /** The place to show first. */
  readonly place: PickupPlace
  /** The place from which distances are measured. */
  readonly near: Near
}

/** Looks for branches or lockers. */
export interface PickupStore {
  readonly state: Live<PickupState>
  /** Loads places and points, and again for another place, until the returned function is called. */
  start(): () => void
  /** Looks in another place. */
  look(place: PickupPlace): void
  reload(): void
}

/** Dependencies of the pickup store. */
export interface PickupStoreDeps {
  readonly addresses: Pick<AddressGateway, 'places'>
  readonly shippings: Pick<ShippingGateway, 'lockerCities' | 'points'>
}

/** Makes the store of branches or lockers. */
export function makePickupStore(
  { addresses, shippings }: PickupStoreDeps,
  { option, place: { city, district }, near }: PickupSearch,
): PickupStore {
  const { live, set } = makeLive<PickupState>({
    place: { city, district },
    cities: [],
    districts: [],
    points: undefined,
  })
  const change = (part: Partial<PickupState>) => set({ ...live.current(), ...part })
  const look = (place: PickupPlace) => change({ place })
  const reloads = new Subject<void>()
  const places = live.changes$.pipe(
    map(({ place }) => place),
    distinctUntilChanged(),
  )

  const read = (place: PickupPlace) => {
    const measured = near.city === place.city && near.district !== ''
    const home = { district: near.district, neighborhood: near.neighborhood }
    return shippings.points(option, { ...place, ...(measured && { near: home }) })
  }
  const points = merge(places, reloads.pipe(map(() => live.current().place))).pipe(
    switchMap((place) => (place.city === '' ? of(undefined) : concat(of(undefined), from(read(place))))),
  )

  /** A district without lockers shows all lockers of its province. */
  const takeLockers = (lockers: readonly LockerCity[], place: PickupPlace) => {
    const here = lockers.find((one) => one.city === place.city)
    const districts = here?.districts ?? []
    change({ cities: lockers.map((one) => ({ name: one.city, count: one.count })), districts })
    const isKnown = districts.some(({ name }) => name === place.district)
    if (place.district !== '' && !isKnown) look({ city: here ? place.city : '', district: '' })
  }
  const takeNames = (cities: readonly string[], districts: readonly string[]) =>
    change({ cities: cities.map((name) => ({ name })), districts: districts.map((name) => ({ name })) })
  const followLockers = () =>
    combineLatest([from(shippings.lockerCities()), places]).subscribe(([lockers, place]) => {
      if (lockers.ok && lockers.value.length > 0) takeLockers(lockers.value, place)
    })
  const followNames = () =>
    places
      .pipe(
        map((place) => place.city),
        distinctUntilChanged(),
        switchMap((name) => addresses.places(name === '' ? {} : { city: name })),
      )
      .subscribe((names) => {
        if (names.ok) takeNames(names.value.cities, names.value.districts)
      })

  return {
    state: live,
    start() {
      const running = new Subscription()
      running.add(option === 'kargomat' ? followLockers() : followNames())
      running.add(points.subscribe((found) => change({ points: found })))
      return () => running.unsubscribe()
    },
    look,
    reload: () => reloads.next(),
  }
}
