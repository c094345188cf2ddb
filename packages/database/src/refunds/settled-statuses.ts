/** Statuses of the payment that pays for an order. Payments in other statuses were attempts that failed. */
export const settledStatuses = ['paid', 'on_delivery', 'refunded'] as const
