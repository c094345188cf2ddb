/** Where a purchase's payment continues at the bank, as for orders. */
export const purchaseDetails = `alter table purchases add column details jsonb`
