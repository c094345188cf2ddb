/** Statuses of the payment that an order stands on: others were tried, and are through without it. */
export const settledStatuses = ['paid', 'on_delivery', 'refunded'] as const
