import { maxReturnPhotos } from '@market/domain/orders'
import type { CancelPlan } from './plan-cancel.ts'
import type { Cancellations } from './ports/cancellations.ts'

/** Whether the photos may be used: only for a return or an exchange, and only if they were uploaded for this order. */
export async function mayShow(
  { loosePhotos }: Pick<Cancellations, 'loosePhotos'>,
  orderId: string,
  { kind }: CancelPlan,
  photos: readonly string[],
): Promise<boolean> {
  if (photos.length === 0) return true
  if (kind !== 'return' || photos.length > maxReturnPhotos) return false
  return (await loosePhotos(orderId, photos)).length === photos.length
}
