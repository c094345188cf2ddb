import { randomUUID } from 'node:crypto'
import { kurus, type Money } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import { sampleDraft, sampleItem } from './sample-draft.ts'
import type { OrderingSubject } from '../ports/ordering-subject.ts'
import type { StockLine } from '../ports/stock.ts'

export interface SampleOrder {
  readonly id: string
  readonly number: string
  readonly paymentId: string
  readonly cartId: string
  readonly amount: Money
}

/** Writes an order that awaits its payment, of lines at 100 TL, and takes its units. */
export async function writeSampleOrder(
  { ports }: OrderingSubject,
  order: {
    readonly cartId: string
    readonly ownerId: string
    readonly lines: readonly StockLine[]
    readonly method?: PaymentMethod
    readonly userId?: string | null
  },
): Promise<SampleOrder> {
  const { cartId, ownerId, lines, method = 'credit_card', userId = null } = order
  const items = lines.map(({ productId, combination, quantity, discounted, discountNumber }) =>
    sampleItem({
      productId,
      attrId: combination,
      quantity,
      discount:
        discounted > 0 ? { maxQuantity: discounted, originalQuantity: discounted, number: discountNumber } : null,
    }),
  )
  const amount = kurus(10_000)
  const ids = { id: randomUUID(), number: `GV-${randomUUID().slice(0, 13).toUpperCase()}`, paymentId: randomUUID() }
  const now = new Date()
  await ports.orders.write({
    placed: { ...ids, amount, expiresAt: now },
    caller: { ownerId, userId },
    draft: sampleDraft({ cartId, items }),
    contract: { version: '1', documents: [] },
    installment: { count: 1, interest: kurus(0), total: amount, monthly: amount, payments: [amount] },
    wish: { method, note: '' },
    now,
  })
  await ports.stock.take(lines)
  return { ...ids, cartId, amount }
}
