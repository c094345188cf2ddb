import type { OrderSnapshot, SnapshotItem } from '../ordering/order-snapshot.ts'

/** Units of lines that were given back, by line number from 1. */
export type GivenBack = readonly { readonly line: number; readonly quantity: number }[]

/** A line as it was bought, and how many of its units go into the parcel. */
export interface PackedLine {
  readonly item: SnapshotItem
  readonly units: number
}

/** What goes into a shop's parcel: its lines with the units that were not cancelled. */
export function packedLines(
  { shops }: Pick<OrderSnapshot, 'shops'>,
  shopId: number,
  givenBack: GivenBack,
): readonly PackedLine[] {
  const before = (line: number) => givenBack.find((one) => one.line === line)?.quantity ?? 0
  return shops
    .flatMap((shop) => shop.items.map((item) => ({ item, from: shop.shopId })))
    .map(({ item, from }, index) => ({ from, item, units: item.quantity - before(index + 1) }))
    .filter(({ from, units }) => from === shopId && units > 0)
    .map(({ item, units }) => ({ item, units }))
}
