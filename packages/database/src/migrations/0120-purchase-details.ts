/** The bank's page where a purchase's payment continues, as for orders. */
export const purchaseDetails = `alter table purchases add column details jsonb`
