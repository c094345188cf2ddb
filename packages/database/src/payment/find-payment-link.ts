import { readPaymentDetails } from '@market/commerce'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../open-database.ts'

/** A payment by link of an order of this owner. */
export interface PaymentLink {
  /** Kuruş. */
  readonly amount: number
  /** The address to pay at; undefined once the payment is no longer open. */
  readonly link: string | undefined
}

/** The owner's payment by link with this id, or undefined. */
export async function findPaymentLink(db: Database, ownerId: string, id: string): Promise<PaymentLink | undefined> {
  if (!isUuid(id)) return undefined
  const payment = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.amount', 'p.status', 'p.details'])
    .where('p.id', '=', id)
    .where('p.method', '=', 'pay_with_url')
    .where('o.owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!payment) return undefined
  const { link } = readPaymentDetails(payment.details)
  return { amount: payment.amount, link: payment.status === 'pending' && link !== null ? link : undefined }
}
