import { add, formatPrice, type Money } from '@market/domain/money'
import { lastPart, refundPartTexts } from '@market/domain/orders'
import type { Share } from '../ordering/paid-shares.ts'
import { cancellableOrder, type CancellableOrder } from './cancellable-order.ts'
import { cargoOf, shopsEmptiedBy, type UnitsOfLines } from './emptied-shops.ts'
import type { OrderToRefund } from './order-to-refund.ts'

/**
 * What is refunded with units of the same parcels or lines that are still on their way, in words: shipping fees and
 * gift wrapping. `units` are those of a request that the order does not count yet.
 */
export function laterSentences(order: CancellableOrder, units: UnitsOfLines): readonly string[] {
  // A single-use code comes back with the last unit of the order, not with that of a parcel.
  const worth = ({ money, gift }: Share): Money => (order.giftCode?.singleUse ? money : add(money, gift))
  const cargo = cargoOf(order, shopsEmptiedBy(order, units, 'later'))
  const wraps = order.lines.flatMap((line) => {
    const own = units.find((one) => one.line === line.line)
    if (!own || lastPart({ quantity: line.left, awaited: line.awaited }, own.quantity) !== 'later') return []
    const promised = order.awaited.filter((one) => one.line === line.line).map(({ refund, gift }) => refund + gift)
    const open = line.paid.money + line.paid.gift - promised.reduce((sum, one) => sum + one, 0)
    // The waiting return of a whole line includes its wrapping.
    return open < line.withLast.money + line.withLast.gift ? [] : [worth(line.withLast)]
  })
  const said = (text: (amount: string) => string, amount: Money) => (amount > 0 ? [text(formatPrice(amount))] : [])
  return [
    ...said(refundPartTexts[cargo.shops.length > 1 ? 'cargosLater' : 'cargoLater'], worth(cargo)),
    ...said(refundPartTexts.wrappingLater, add(...wraps)),
  ]
}

/** The same sentences for the lines of a stored return, whose units the order counts already. */
export const laterSentencesOfReturn = (
  order: OrderToRefund,
  lines: readonly { readonly line: number }[],
  now: Date,
): readonly string[] =>
  laterSentences(
    cancellableOrder(order, now),
    lines.map(({ line }) => ({ line, quantity: 0 })),
  )
