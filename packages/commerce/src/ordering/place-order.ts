import { fail, type Result, succeed } from '@market/domain/kernel'
import type { Money } from '@market/domain/money'
import { cartItems, reductionsOf } from '@market/domain/cart'
import type { Caller } from '../session/caller.ts'
import { methodTerms } from '../payment/method-terms.ts'
import { agreeOrder, type PlaceOrderCommand } from './agree-order.ts'
import { confirmOrder } from './complete-order.ts'
import { type DraftFailure, draftOrder } from './draft-order.ts'
import type { Ordering } from './ports/ordering.ts'
import type { NewOrder, OrderToWrite } from './ports/orders.ts'
import type { StockLine } from './ports/stock.ts'
import { stockLine } from './stock-line.ts'
import { isTooMuchWaiting } from './waiting-limits.ts'
import { spendGiftCode } from './reservation/gift-code-spending.ts'
import { holdMinutes } from './reservation/hold-minutes.ts'
import { replaceOpenOrders } from './reservation/replace-open-orders.ts'

interface Placing {
  readonly caller: Caller
  readonly wish: PlaceOrderCommand
  /** Ids for the new order. */
  readonly ids: Pick<NewOrder, 'id' | 'number' | 'paymentId'>
  readonly now: Date
}

/**
 * Turns the caller's cart into an order that awaits its payment, and takes its stock. The cart is locked and priced
 * again; a difference from what the shopper saw fails. Then the buyer is locked, so that the limits of one mailbox
 * hold. A failure may come after writes, so the caller must roll back. Stock rows are locked last, so that buyers of
 * one product wait for each other only briefly.
 */
export async function placeOrder(
  ports: Ordering,
  { caller, wish, ids, now }: Placing,
): Promise<Result<NewOrder, DraftFailure>> {
  if (!wish.contractAccepted) return fail({ code: 'order/contract-not-accepted' })
  const { orders, giftCodes, promotions, stock, checkout } = ports
  const locked = await orders.lockCart(caller.ownerId)
  await orders.lockBuyer(caller)
  if (locked !== undefined) {
    await giftCodes.lockOfCart(locked)
    await promotions.lockOfCart(locked)
  }
  const drafted = draftOrder(await checkout.read(caller, now), caller.kind)
  if (!drafted.ok) return drafted
  const draft = drafted.value
  const offer = { draft, plans: await checkout.plans(now), contract: await checkout.contract(draft) }
  const agreed = agreeOrder(wish, offer, caller)
  if (!agreed.ok) return agreed
  const installment = agreed.value
  const items = cartItems(draft.cart)
  const lines = items.map(stockLine)
  await replaceOpenOrders(ports, draft.cartId, lines)
  const waiting = await orders.waiting({ ownerId: caller.ownerId, email: draft.email })
  if (isTooMuchWaiting({ method: wish.method, amount: installment.total }, waiting, await checkout.limits(now)))
    return fail({ code: 'order/too-much-waiting', method: wish.method })
  const expiresAt = new Date(now.getTime() + holdMinutes(wish.method, items) * 60_000)
  const placed: NewOrder = { ...ids, amount: installment.total, expiresAt }
  const order: OrderToWrite = { placed, caller, draft, contract: offer.contract, installment, wish, now }
  await orders.write(order)
  const codeId = draft.own.giftCode.id
  const amount: Money = draft.totals.giftCode
  if (codeId !== undefined && amount > 0) await spendGiftCode(giftCodes, { orderId: placed.id, codeId, amount, now })
  const promotionIds = [...new Set(reductionsOf(draft.cart).flatMap((own) => own.map((one) => one.promotionId)))]
  await promotions.write({ orderId: placed.id, ownerId: caller.ownerId, promotionIds, now })
  const short = await stock.take(lines)
  if (short) {
    const name = items.find(({ productId }) => productId === short.productId)?.name ?? ''
    return fail({ code: short.of === 'stock' ? 'order/stock-taken' : 'order/discount-taken', name })
  }
  await applyPaymentTerms(ports, order, lines)
  return succeed(placed)
}

/** Cash on delivery is confirmed at once; an order that waits days for its transfer frees the cart for the next one. */
async function applyPaymentTerms(ports: Ordering, order: OrderToWrite, lines: readonly StockLine[]): Promise<void> {
  const { placed, caller, draft, wish, now } = order
  if (wish.method === 'cash_on_delivery') return confirmOrder(ports, { orderId: placed.id, now, paid: false })
  if (!methodTerms[wish.method].waits) return
  await ports.orders.closeCart(draft.cartId, lines, now)
  if (wish.account && placed.amount > 0)
    await ports.news.awaitsTransfer({ placed, userId: caller.userId, draft, account: wish.account, now })
}
