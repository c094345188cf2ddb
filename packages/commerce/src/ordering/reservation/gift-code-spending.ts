import type { GiftCodeSpending } from '../ports/gift-code-spending.ts'
import { giftCodeBack } from './gift-code-back.ts'

interface Spend {
  readonly orderId: string
  readonly codeId: string
  readonly amount: number
  readonly now: Date
}

/** Takes what an order is lowered by out of the code's balance; a single-use code is used up. The code is locked. */
export async function spendGiftCode(codes: GiftCodeSpending, { codeId, amount, ...order }: Spend): Promise<void> {
  const { balance, singleUse } = await codes.find(codeId)
  const taken = singleUse ? balance : amount
  if (!(await codes.take(codeId, taken))) throw new Error('a gift code was spent without its lock')
  await codes.writeUse({ ...order, codeId, amount, taken })
}

/** Puts back on the code what a failed order had spent; repeated calls change nothing. */
export async function returnGiftCode(codes: GiftCodeSpending, orderId: string): Promise<void> {
  const use = await codes.lockUse(orderId)
  const left = use ? use.taken - use.returned : 0
  if (use && left > 0) await codes.putBack(orderId, use, left)
}

/** Days for which money that went back onto a code can be spent at least, whenever the code was to end. */
const daysAfterReturn = 30

/**
 * Puts the code's share of a refund back on the code, never more than was spent. A single-use code stays used up until
 * all of its order is refunded; then it gets its whole amount back. The request must already be stored. Returns the
 * amount put back.
 */
export async function returnGiftCodePart(
  codes: Pick<GiftCodeSpending, 'extend' | 'lockUse' | 'putBack'>,
  orderId: string,
  part: number,
  now: Date,
): Promise<number> {
  const use = await codes.lockUse(orderId)
  if (!use) return 0
  const back = giftCodeBack({ ...use, part })
  if (back > 0) {
    await codes.putBack(orderId, use, back)
    await codes.extend(use.codeId, new Date(now.getTime() + daysAfterReturn * 86_400_000))
  }
  return back
}

/** Spends the code again for an order that was paid late; false if its balance was spent in the meantime. */
export async function spendGiftCodeAgain(codes: GiftCodeSpending, orderId: string): Promise<boolean> {
  const use = await codes.lockUse(orderId)
  if (!use || use.returned === 0) return true
  if (!(await codes.take(use.codeId, use.returned))) return false
  await codes.clearReturned(orderId)
  return true
}
