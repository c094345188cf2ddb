/**
 * Cards that members have saved at the bank: the bank's key, encrypted, and the fields that identify the card to the
 * member. A consent is given with an order and waits for its payment. A key that is no longer wanted, for whatever
 * reason, waits until the bank has deleted it. Encrypting a key again does not change it.
 */
export const savedCards = `
create table saved_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  bank_key text not null,
  bin text not null check (bin ~ '^[0-9]{6}$'),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null check (expiry ~ '^[0-9]{2}/[0-9]{4}$'),
  name text not null default '',
  consented_at timestamptz not null,
  saved_at timestamptz not null,
  unique (user_id, bin, last4, expiry)
);
create table card_consents (
  payment_id uuid primary key references payments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  consented_at timestamptz not null,
  kept_at timestamptz
);
create index card_consents_due on card_consents (consented_at) where kept_at is null;
create index card_consents_user on card_consents (user_id);
create table unwanted_cards (
  id uuid primary key default gen_random_uuid(),
  bank_key text not null,
  since timestamptz not null
);
create function unwant_card() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('market.resealing', true) = 'on' then
    return null;
  end if;
  insert into unwanted_cards (bank_key, since) values (old.bank_key, now());
  return null;
end $$;
create trigger card_unwanted after update of bank_key or delete on saved_cards
  for each row execute function unwant_card();
create trigger card_logged after insert or update of bank_key or delete on saved_cards
  for each row execute function log_owned('card', 'id')
`
