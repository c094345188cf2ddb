import { nextLeg } from './carrier.ts'
import type { MovingParcel, ParcelMove, Parcels } from './ports/parcels.ts'

export type HandOverMove = Omit<ParcelMove, 'to'> & { readonly number: string }
interface CarryPorts {
  readonly parcels: Pick<Parcels, 'moving'>
  newTrackingNo(): string
  move(move: ParcelMove): Promise<unknown>
  /** Hands a parcel over at a door, or places it at its branch or locker. */
  handOver(move: HandOverMove): Promise<unknown>
}

/**
 * The simulated carrier cannot deliver parcels whose tracking number ends like this: they are not accepted or not
 * fetched.
 */
const left = '000 TR'

/** One round of the simulated carrier: each parcel whose next step is due takes it. */
export async function carryParcels({ parcels, newTrackingNo, move, handOver }: CarryPorts, now: Date): Promise<void> {
  for (const parcel of await parcels.moving()) {
    const leg = legOf(parcel, now)
    if (!leg) continue
    const { orderId, shopId, number, status: from, snapshot, moved } = parcel
    const trackingNo = parcel.trackingNo ?? newTrackingNo()
    const step = { orderId, shopId, number, from, events: leg.events, trackingNo, snapshot, moved }
    if (leg.events.at(-1)?.key === 'delivered') await handOver(step)
    else await move({ ...step, to: leg.status })
  }
}

function legOf({ snapshot, shopId, method, trackingNo, ...parcel }: MovingParcel, now: Date) {
  const delivery = snapshot.shops.find((shop) => shop.shopId === shopId)?.delivery
  if (!delivery) return undefined
  return nextLeg(
    {
      ...parcel,
      delivery,
      district: snapshot.delivery.district,
      // Only cash on delivery needs the buyer at the door; a prepaid parcel is left there with a photo.
      toDoor: snapshot.shipping.option === 'address' && method === 'cash_on_delivery',
      isLeft: trackingNo?.endsWith(left) ?? false,
    },
    now,
  )
}
