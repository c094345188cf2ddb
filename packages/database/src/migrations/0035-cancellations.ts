/** Cancellations before shipping, returns after delivery, and the parcel's tracking events. */
export const cancellations = `
create table cancellations (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('cancel', 'return')),
  status text not null check (status in ('waiting', 'approved', 'refused', 'refunded')),
  cargo_refund bigint not null check (cargo_refund >= 0),
  refund bigint not null check (refund >= 0),
  -- What goes back onto the gift code, beside the money.
  gift bigint not null check (gift >= 0),
  return_code text unique,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index cancellations_order on cancellations (order_id, created_at desc);
create index cancellations_open on cancellations (created_at) where status in ('waiting', 'approved');
create table cancellation_items (
  cancellation_id uuid not null references cancellations (id),
  line int not null,
  quantity int not null check (quantity > 0),
  reason_id int not null,
  note text not null,
  refund bigint not null check (refund >= 0),
  gift bigint not null check (gift >= 0),
  primary key (cancellation_id, line)
);
create index parcels_moving on parcels (order_id) where status in ('preparing', 'shipped', 'out_for_delivery');
create index payments_on_delivery on payments (created_at) where status = 'on_delivery'
`
