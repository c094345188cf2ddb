/** For the figures of the last day (`/metrics`), which no shopper's query needs. */
export const newestOrders = `
create index orders_newest on orders (created_at);
`
