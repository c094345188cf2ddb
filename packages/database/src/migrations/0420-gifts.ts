/** Gift options of cart lines, with a note to the recipient; and wrapping fees by category and date. */
export const gifts = `
alter table cart_items add column gift jsonb check (length(gift ->> 'note') <= 300);
-- Of the nearest category that has a row the newest one holds; that of no category (0) where none has.
create table gift_wraps (
  category_id int not null,
  since timestamptz not null,
  -- Kuruş for a line, tax included; null where, or from when, nothing is wrapped.
  price bigint check (price > 0),
  -- Percent of value-added tax in the price: wrapping is a service, whatever is wrapped.
  tax_rate int not null check (tax_rate between 0 and 100),
  primary key (category_id, since)
);
-- Large appliances and furniture fit no paper.
insert into gift_wraps (category_id, since, price, tax_rate) values
  (0, '2020-01-01T00:00:00+03:00', 3990, 20),
  (104, '2020-01-01T00:00:00+03:00', null, 20),
  (105, '2020-01-01T00:00:00+03:00', null, 20),
  (501, '2020-01-01T00:00:00+03:00', null, 20),
  (50602, '2020-01-01T00:00:00+03:00', null, 20)
`
