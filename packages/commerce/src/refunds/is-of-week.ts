import type { OrderToRefund } from './order-to-refund.ts'

const week = 7 * 86_400_000

/** Whether an order is in the counts of the week's sales. */
export const isOfWeek = ({ paidAt }: Pick<OrderToRefund, 'paidAt'>, now: Date): boolean =>
  paidAt !== null && now.getTime() - paidAt.getTime() < week
