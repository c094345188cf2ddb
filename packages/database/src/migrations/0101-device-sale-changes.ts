/** Sellers may withdraw a sale or change the payee account. */
export const deviceSaleChanges = `
alter table device_sales drop constraint device_sales_status_check;
alter table device_sales add constraint device_sales_status_check
  check (status in ('approved', 'in-transit', 'inspected', 'paid', 'returned', 'cancelled'));
-- Since when the bank is asked to pay: until it has answered, the account stays the one it was told.
alter table device_sales add column paying_at timestamptz
`
