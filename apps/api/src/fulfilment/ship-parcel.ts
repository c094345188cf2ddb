import type { Deps } from '../platform/deps.ts'
import { type findParcel, moveParcel } from './move-parcel.ts'

type FoundParcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>

/** Hands a parcel that is being prepared to the carrier, and tells its buyer. False if it was changed meanwhile. */
export function shipParcel(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  parcel: FoundParcel,
  trackingNo: string,
): Promise<boolean> {
  const at = deps.clock.now().toISOString()
  const events = [
    ...parcel.events,
    { key: 'prepared', at } as const,
    { key: 'shipped', at, place: parcel.city } as const,
  ]
  return moveParcel(deps, { ...parcel, from: 'preparing', to: 'shipped', events, trackingNo })
}
