/**
 * Payment methods other than cards: the instructions for the shopper, and the sandbox bank's payments without a card.
 */
export const paymentMethods = `
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check
  check (status in ('pending', 'on_delivery', 'paid', 'failed', 'expired', 'refunded'));
-- The account of a transfer, the address of a payment link.
alter table payments add column details jsonb;
-- Open payments are asked about in turn, so that those which wait for days hold up no other.
alter table payments add column asked_at timestamptz;
drop index payments_pending;
create index payments_open on payments (coalesce(asked_at, created_at))
  where status = 'pending' or (status = 'expired' and settled_at is null);

alter table bank.payments add column kind text not null default 'card'
  check (kind in ('card', 'wallet', 'transfer', 'link', 'cash'));
alter table bank.payments add column title text not null default '';
alter table bank.card_tokens add column limit_amount bigint;
create table bank.refunds (
  reference text primary key,
  payment_reference text not null references bank.payments (reference),
  amount bigint not null check (amount > 0),
  iban text,
  created_at timestamptz not null
);
create index refunds_payment on bank.refunds (payment_reference)
`
