import type { Reservation } from '../ports/reservation.ts'
import type { StockLine } from '../ports/stock.ts'
import { giveUnitsBack } from './give-units-back.ts'
import { returnGiftCode } from './gift-code-spending.ts'

/**
 * Replaces open orders that still wait for the bank, so that a cart has at most one. If the bank captures the older
 * payment after all, it is refunded. The caller has locked the cart, and takes `lines` afterwards.
 */
export async function replaceOpenOrders(
  { openOrders, giftCodes, promotions, stock }: Reservation,
  cartId: string,
  lines: readonly StockLine[],
): Promise<void> {
  const open = await openOrders.failAll(cartId)
  for (const id of open) {
    await returnGiftCode(giftCodes, id)
    await promotions.giveBack(id)
  }
  const given: StockLine[] = []
  for (const id of open) given.push(...(await openOrders.linesOf(id)))
  if (open.length > 0) await stock.lock([...given, ...lines])
  for (const id of open) {
    await openOrders.expireReplaced(id)
    await giveUnitsBack(openOrders, stock, id)
  }
}
