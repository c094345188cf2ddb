import type { DeliveryTime } from '@market/domain/orders'

interface MovedColumns {
  readonly moved_day: string | null
  readonly moved_from: number | null
  readonly moved_to: number | null
}
/** The delivery time that the shopper chose; null if the parcel comes as promised. */
export const movedTo = ({ moved_day: day, moved_from: from, moved_to: to }: MovedColumns): DeliveryTime | null =>
  day === null || from === null || to === null ? null : { day, from, to }
