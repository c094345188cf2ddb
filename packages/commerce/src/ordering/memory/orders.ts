import { kurus } from '@market/domain/money'
import { cartItems } from '@market/domain/cart'
import { emailKey } from '../../session/email-key.ts'
import { methodTerms } from '../../payment/method-terms.ts'
import type { Orders } from '../ports/orders.ts'
import { stockLine } from '../stock-line.ts'
import { type Books, change, recordOf } from './books.ts'

export const memoryOrders = ({ carts, orders, payments }: Books): Orders => ({
  lockCart: async (ownerId) => [...carts].find(([, cart]) => cart.ownerId === ownerId && cart.status === 'active')?.[0],
  lockBuyer: async () => undefined,
  async waiting({ ownerId, email }) {
    const own = [...payments.values()].filter(({ orderId }) => {
      const order = recordOf(orders, orderId)
      const isOwn = recordOf(carts, order.cartId).ownerId === ownerId || emailKey(order.email) === emailKey(email)
      return order.status !== 'cancelled' && isOwn
    })
    const cash = own.filter(({ status }) => status === 'on_delivery')
    return {
      unpaid: own.filter(({ status, method }) => status === 'pending' && methodTerms[method].waits).length,
      cash: cash.length,
      cashTotal: kurus(cash.reduce((sum, { amount }) => sum + amount, 0)),
    }
  },
  async write({ placed, caller, draft, wish, installment }) {
    const lines = cartItems(draft.cart).map(stockLine)
    orders.set(placed.id, {
      number: placed.number,
      cartId: draft.cartId,
      userId: caller.userId,
      email: draft.email,
      status: 'awaiting_payment',
      held: true,
      reduced: draft.totals.promotions,
      lines,
    })
    payments.set(placed.paymentId, {
      orderId: placed.id,
      method: wish.method,
      status: wish.method === 'cash_on_delivery' ? 'on_delivery' : 'pending',
      amount: placed.amount,
      installment: installment.count,
      reference: null,
      link: null,
      failure: null,
      settledAt: null,
      givenUp: false,
      refundReason: null,
      expiresAt: placed.expiresAt,
    })
  },
  markPaid: async (paymentId, now) => change(payments, paymentId, { status: 'paid', settledAt: now, failure: null }),
  async confirm(orderId) {
    change(orders, orderId, { status: 'paid' })
    const { cartId, lines } = recordOf(orders, orderId)
    return { cartId, lines }
  },
  async closeCart(cartId, bought) {
    const { status, ...cart } = recordOf(carts, cartId)
    if (status !== 'active') return
    change(carts, cartId, { status: 'ordered' })
    const lines = cart.lines.flatMap((line) => {
      const units = bought
        .filter(({ productId, combination }) => productId === line.productId && combination === line.combination)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      return line.quantity > units ? [{ ...line, quantity: line.quantity - units }] : []
    })
    carts.set(`${cartId}+`, { ...cart, status, codeId: undefined, revision: cart.revision + 1, lines })
  },
})
