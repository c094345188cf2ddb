/** Index for the metrics of the last day (`/metrics`); no shopper's query needs it. */
export const newestOrders = `
create index orders_newest on orders (created_at);
`
