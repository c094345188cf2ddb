import { returnGiftCodePart } from '../ordering/reservation/gift-code-spending.ts'
import type { Refunds } from './ports/refunds.ts'

/** A return has come: its units are on sale again and the refund is due, once however often it is received. */
export async function receiveReturn(
  { returns, giftCodes, stock }: Omit<Refunds, 'cancellations'>,
  id: string,
): Promise<void> {
  const received = await returns.approve(id)
  if (!received) return
  await returns.writeGiftReturned(id, await returnGiftCodePart(giftCodes, received.orderId, received.gift))
  // The discount was of its day and does not come back with the goods.
  await stock.giveBack(received.lines.map((line) => ({ ...line, discounted: 0 })))
}
