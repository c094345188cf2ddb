import { fail, productId, type Result, succeed } from '@market/domain/kernel'
import { add, kurus, type Money, zero } from '@market/domain/money'
import { type CancelableItem, cancelProblems, type CancelReason, refundOf } from '@market/domain/orders'
import { readCombination } from '../cart/offer.ts'
import { giftCodeBack } from '../ordering/reservation/gift-code-back.ts'
import { cancelReasons } from './cancel-reasons.ts'
import type { CancellableLine, CancellableOrder } from './cancellable-order.ts'
import { cargoOf, shopsEmptiedBy } from './emptied-shops.ts'
import { laterSentences } from './later-sentences.ts'
import { lineName } from '../ordering/order-snapshot.ts'
import type { RefundedPayment } from './order-to-refund.ts'
import type { RefundFailure } from './refund-failures.ts'

export interface WantedLine {
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
  readonly reasonId: number
  readonly note: string
}
export interface PlannedLine {
  readonly line: CancellableLine
  readonly wanted: WantedLine
  readonly refund: Money
  readonly gift: Money
}
export interface CancelPlan {
  readonly kind: 'cancel' | 'return'
  readonly payment: RefundedPayment
  readonly lines: readonly PlannedLine[]
  /** Shops of which the buyer keeps nothing afterwards, and nothing else is on its way back. */
  readonly emptiedShops: readonly number[]
  /** Those of them whose shipping fee is refunded with this plan. */
  readonly cargoShops: readonly number[]
  readonly cargoRefund: Money
  /** Refunded money, including shipping fees. */
  readonly total: Money
  /** The gift code's share, including shipping fees, and the part that is put back on the code. */
  readonly gift: Money
  readonly giftBack: Money
  /** Sentences about amounts that are refunded later, with other returns of the same parcels. */
  readonly later: readonly string[]
}

/** The refund of a request, line by line. Fails if the core's rules refuse the request. */
export function planCancel(
  order: CancellableOrder,
  wanted: readonly WantedLine[],
  reasons: readonly CancelReason[] = cancelReasons,
): Result<CancelPlan, RefundFailure> {
  const cancellable = order.lines.filter(({ kind, open }) => kind !== null && open > 0)
  const items = cancellable.map(cancelableItem)
  const lines = wanted.map((one) => ({ ...one, attrId: readCombination(one.attrId) }))
  const [problem] = cancelProblems(
    lines.map(({ productId: id, reasonId: reason, ...line }) => ({ ...line, productId: productId(id), reason })),
    { items, reasons },
  )
  if (problem) return fail({ code: 'refund/lines', field: problem.field })
  const planned = lines.flatMap((one): readonly PlannedLine[] => {
    const line = cancellable.find(({ item }) => item.productId === one.productId && item.combination === one.attrId)
    if (!line) return []
    return [
      {
        line,
        wanted: one,
        refund: partOf(line, 'money', one.quantity),
        gift: partOf(line, 'gift', one.quantity),
      },
    ]
  })
  const kinds = new Set(planned.map(({ line }) => line.kind))
  const [kind] = kinds
  const { payment } = order
  if (kinds.size !== 1 || !kind || !payment) return fail({ code: 'refund/two-kinds' })
  const units = planned.map(({ line: { line }, wanted: { quantity } }) => ({ line, quantity }))
  const emptiedShops = shopsEmptiedBy(order, units)
  const cargo = cargoOf(order, emptiedShops)
  const gift = add(cargo.gift, ...planned.map((line) => line.gift))
  return succeed({
    kind,
    payment,
    lines: planned,
    emptiedShops,
    cargoShops: cargo.shops,
    cargoRefund: cargo.money,
    total: add(cargo.money, ...planned.map(({ refund }) => refund)),
    gift,
    giftBack: giftBackWith(order, gift),
    later: laterSentences(order, units),
  })
}

/** The amount put back on the gift code with a part of its order, if no return arrives before it. */
export const giftBackWith = ({ giftCode }: CancellableOrder, part: Money): Money =>
  giftCode ? kurus(giftCodeBack({ ...giftCode, given: giftCode.given + part, part })) : zero

/** A line as the core's rules see it, without what it can be exchanged for. */
export const cancelableItem = (line: CancellableLine): CancelableItem => {
  const { item, shopName, open, kind, returnUntil } = line
  return {
    productId: productId(item.productId),
    attrId: item.combination,
    name: lineName(item),
    url: item.url,
    image: item.image,
    shopName,
    quantity: open,
    kind: kind ?? ('cancel' as const),
    refund: partOf(line, 'money', open),
    returnUntil: kind === 'return' && returnUntil ? returnUntil.toISOString() : null,
    exchangeFor: [],
    exchangeAt: null,
  }
}

/** The refund for units of a line, given what was refunded before. */
export const partOf = (
  { left, awaited, paid, withLast }: CancellableLine,
  of: 'money' | 'gift',
  units: number,
): Money => refundOf({ quantity: left + awaited, paid: paid[of], withLast: withLast[of] }, units)
