import { add, type Money } from '@market/domain/money'
import { lastPart } from '@market/domain/orders'
import type { CancellableOrder } from './cancellable-order.ts'

/** Units of an order that are cancelled, asked back or received. */
export type UnitsOfLines = readonly { readonly line: number; readonly quantity: number }[]

/**
 * The shops of these units whose parcel has nothing left with them, or which has it `later`, with units that are still
 * on their way.
 */
export function shopsEmptiedBy(
  { lines }: Pick<CancellableOrder, 'lines'>,
  units: UnitsOfLines,
  when: 'now' | 'later' = 'now',
): readonly number[] {
  const taken = new Map(units.map(({ line, quantity }) => [line, quantity]))
  const parcels = Map.groupBy(lines, ({ shopId }) => shopId)
  return [...parcels.keys()].filter((shop) => {
    const own = parcels.get(shop) ?? []
    if (!own.some(({ line }) => taken.has(line))) return false
    const kept = { quantity: sumOf(own.map(({ left }) => left)), awaited: sumOf(own.map(({ awaited }) => awaited)) }
    return lastPart(kept, sumOf(own.map(({ line }) => taken.get(line) ?? 0))) === when
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Those of the shops whose shipping fee was not refunded, and the paid fee: it is refunded with the last line. */
export function cargoOf(
  { cargo }: CancellableOrder,
  shops: readonly number[],
): { readonly shops: readonly number[]; readonly money: Money; readonly gift: Money } {
  const left = shops.flatMap((shop) => {
    const share = cargo.get(shop)
    return share ? [{ ...share, shop }] : []
  })
  return {
    shops: left.map(({ shop }) => shop),
    money: add(...left.map(({ money }) => money)),
    gift: add(...left.map(({ gift }) => gift)),
  }
}
