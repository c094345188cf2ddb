/** Where the payment of a purchase goes on at the bank, as orders have it. */
export const purchaseDetails = `alter table purchases add column details jsonb`
