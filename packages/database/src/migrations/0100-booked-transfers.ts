/** Transfers that an operator has taken from the bank statement, each booked once. */
export const bookedTransfers = `
create table booked_transfers (
  -- Of the bank's statement.
  bank_reference text primary key,
  -- Number of the order or plate of the toll account, as it stood in the transfer's text.
  booked_for text not null,
  amount bigint not null check (amount > 0),
  -- The order's payment, or the purchase that was made for it: neither is paid by two transfers.
  payment_id uuid not null unique,
  booked_at timestamptz not null
)
`
