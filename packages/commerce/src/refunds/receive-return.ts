import { add } from '@market/domain/money'
import { returnGiftCodePart } from '../ordering/reservation/gift-code-spending.ts'
import { cancellableOrder } from './cancellable-order.ts'
import { cargoOf, shopsEmptiedBy } from './emptied-shops.ts'
import { nothingLeft } from './nothing-left.ts'
import { giftBackWith, partOf } from './plan-cancel.ts'
import type { Refunds } from './ports/refunds.ts'
import type { ReturnWorth, WaitingReturn } from './ports/returns.ts'

/**
 * Records that a return has arrived: its units are on sale again, and unless it is an exchange its refund is due.
 * Returns true for the first call only; repeated calls change nothing.
 */
export async function receiveReturn(
  { returns, giftCodes, promotions, stock }: Omit<Refunds, 'cancellations'>,
  id: string,
  now: Date,
): Promise<boolean> {
  const waiting = await returns.lockWaiting(id)
  if (!waiting) return false
  if (waiting.exchange) await returns.finish(id, now)
  else await refundLines({ returns, giftCodes }, id, waiting, now)
  if (waiting.kind === 'cancel') {
    // A parcel to be paid at the door was never paid, so nothing has to be refunded.
    if (waiting.order.payment?.method === 'cash_on_delivery') await returns.finish(id, now)
    if (nothingLeft(waiting.order)) await promotions.giveBack(waiting.order.id)
  }
  const items = waiting.order.snapshot.shops.flatMap((shop) => shop.items)
  await stock.giveBack(
    waiting.lines.flatMap(({ line, combination, quantity }) => {
      const item = items[line - 1]
      if (!item) return []
      const { productId, discountNumber } = item
      // A limited discount is over when the goods arrive, so its units are not restored.
      return [{ productId, combination, quantity, discounted: 0, discountNumber }]
    }),
  )
  await priceWaiting({ returns }, id, now)
  return true
}

async function refundLines(
  { returns, giftCodes }: Pick<Refunds, 'returns' | 'giftCodes'>,
  id: string,
  waiting: WaitingReturn,
  now: Date,
): Promise<void> {
  const worth = worthOf(waiting, now)
  await returns.price(id, worth)
  await returns.approve(id, now)
  await returns.writeGiftReturned(id, await returnGiftCodePart(giftCodes, waiting.order.id, worth.gift, now))
}

/**
 * Writes what each waiting return in the order of a request is worth, after a refund or a split: the shipping fee, the
 * wrapping, a single-use code or a kuruş of rounding may be left for it now.
 */
export async function priceWaiting({ returns }: Pick<Refunds, 'returns'>, of: string, now: Date): Promise<void> {
  for (const id of await returns.waitingBeside(of)) {
    const waiting = await returns.lockWaiting(id)
    if (waiting) await returns.price(id, worthOf(waiting, now))
  }
}

/**
 * The refund, given what has arrived before: the last unit of a line includes the wrapping, and the last of a parcel
 * the shipping fee. It is never less than the buyer was shown.
 */
function worthOf({ order, lines }: WaitingReturn, now: Date): ReturnWorth {
  const left = cancellableOrder(order, now)
  const cargo = cargoOf(left, shopsEmptiedBy(left, lines))
  const worth = lines.flatMap(({ line, quantity }) => {
    const own = left.lines[line - 1]
    if (!own) return []
    return [{ line, refund: partOf(own, 'money', quantity), gift: partOf(own, 'gift', quantity) }]
  })
  const gift = add(cargo.gift, ...worth.map((own) => own.gift))
  return {
    cargoShops: cargo.shops,
    cargoRefund: cargo.money,
    refund: add(cargo.money, ...worth.map(({ refund }) => refund)),
    gift,
    giftBack: giftBackWith(left, gift),
    lines: worth,
  }
}
