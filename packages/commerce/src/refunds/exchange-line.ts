import { fail, type Result, succeed } from '@market/domain/kernel'
import { zero } from '@market/domain/money'
import { type CancelableItem, exchangeChoices, type ExchangeCounter, pickupDays } from '@market/domain/orders'
import { readCombination } from '../cart/offer.ts'
import { cancellableOrder, type CancellableLine, type CancellableOrder } from './cancellable-order.ts'
import { exchangePlace } from './exchange-place.ts'
import { exchangedUnits } from './exchanged-units.ts'
import { mayShow } from './may-show.ts'
import type { OrderToRefund } from './order-to-refund.ts'
import { cancelableItem, planCancel, type WantedLine } from './plan-cancel.ts'
import type { OrderOf } from './ports/cancellations.ts'
import type { ExchangeGoods } from './ports/exchange-goods.ts'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'

interface ExchangeLine {
  readonly id: string
  readonly of: OrderOf
  readonly wanted: WantedLine
  /** The combination that is handed over. */
  readonly exchangeFor: string
  readonly returnCode: string
  /** For an exchange at the door: the day on which a courier comes. */
  readonly pickupDay: string | null
  /** Keys of photos that were sent for it. */
  readonly photos: readonly string[]
  readonly now: Date
}
/** An accepted exchange. */
export interface ExchangedLine {
  readonly order: OrderToRefund
  readonly line: CancellableLine
  /** The chosen variant as text. */
  readonly exchangeFor: string
  readonly returnCode: string
  readonly pickupDay: string | null
  /** The counter where it is exchanged; null at the door. */
  readonly at: ExchangeCounter | null
}

/**
 * Exchanges all remaining units of a line for another variant. The new units are taken off sale now, the old ones are
 * on sale after their arrival, and no money moves. At the door a courier exchanges them. Lines that were delivered to a
 * branch or locker are exchanged at a counter, to which the new units are sent.
 */
export async function exchangeLine(
  ports: Pick<Refunds, 'cancellations' | 'goods' | 'points' | 'stock'>,
  { id, of, wanted, now, returnCode, pickupDay, ...command }: ExchangeLine,
): Promise<Result<ExchangedLine, RefundFailure>> {
  const locked = await ports.cancellations.lockOrder(of)
  if (!locked) return fail({ code: 'refund/order-not-found' })
  const order = cancellableOrder(locked, now)
  const planned = planCancel(order, [wanted])
  if (!planned.ok) return planned
  const [line] = planned.value.lines.map((one) => one.line)
  if (!line || planned.value.kind !== 'return' || wanted.quantity !== line.left)
    return fail({ code: 'refund/lines', field: 'quantity' })
  const at = await exchangePlace(ports.points, order, now)
  if (at === undefined) return fail({ code: 'refund/no-counter' })
  const days: readonly (string | null)[] = at === null ? pickupDays(now) : [null]
  if (!days.includes(pickupDay)) return fail({ code: 'refund/pickup-day' })
  const photos = [...new Set(command.photos)]
  if (!(await mayShow(ports.cancellations, order.id, planned.value, photos))) return fail({ code: 'refund/photos' })
  const chosen = choicesFor(line, order, await ports.goods.choicesOf(line.item.productId)).find(
    ({ combination }) => combination === readCombination(command.exchangeFor),
  )
  if (!chosen) return fail({ code: 'refund/exchange-gone' })
  const exchange = {
    line: line.line,
    quantity: line.left,
    combination: chosen.combination,
    attributes: chosen.attributes,
    ...(at && { at }),
  }
  if (await ports.stock.take([exchangedUnits(line.item.productId, exchange)]))
    return fail({ code: 'refund/exchange-gone' })
  const { reasonId, note } = wanted
  await ports.cancellations.write({
    id,
    orderId: order.id,
    kind: 'exchange',
    status: 'waiting',
    cargoRefund: zero,
    cargoShops: [],
    refund: zero,
    gift: zero,
    giftReturned: zero,
    returnCode,
    pickupDay,
    photos,
    now,
    exchange,
    lines: [
      {
        line: line.line,
        combination: line.item.combination,
        quantity: line.left,
        reasonId,
        note,
        refund: zero,
        gift: zero,
      },
    ],
  })
  return succeed({ order, line, exchangeFor: choiceName(chosen), returnCode, pickupDay, at })
}

/**
 * Lines of an order that can be cancelled or returned now, with the variants for which they can be exchanged once
 * delivered.
 */
export async function cancelableItems(
  { goods, points }: Pick<Refunds, 'goods' | 'points'>,
  order: CancellableOrder,
  now: Date,
): Promise<readonly CancelableItem[]> {
  const at = await exchangePlace(points, order, now)
  const lines = order.lines.filter(({ kind, open }) => kind !== null && open > 0)
  return Promise.all(
    lines.map(async (line) => {
      if (line.kind !== 'return' || at === undefined) return cancelableItem(line)
      const choices = choicesFor(line, order, await goods.choicesOf(line.item.productId))
      const exchangeFor = choices.map((choice) => ({ attrId: choice.combination, name: choiceName(choice) }))
      return { ...cancelableItem(line), exchangeFor, exchangeAt: at }
    }),
  )
}

const choicesFor = (
  { item, left, open, line }: CancellableLine,
  { lines, exchanges }: Pick<CancellableOrder, 'lines' | 'exchanges'>,
  choices: readonly ExchangeGoods[],
): readonly ExchangeGoods[] =>
  exchangeChoices(open < left ? [] : choices, {
    from: item.combination,
    paid: item.addedPrice,
    quantity: left,
    elsewhere: lines.flatMap((other) => {
      if (other.line === line || other.item.productId !== item.productId) return []
      const coming = exchanges.filter((exchange) => exchange.line === other.line && !exchange.done)
      return [other.item, ...coming].map(({ combination }) => combination)
    }),
  })

/** A variant as text, such as `Mavi, L`. */
export const choiceName = ({ attributes }: Pick<ExchangeGoods, 'attributes'>): string =>
  attributes.map(({ value }) => value).join(', ')
