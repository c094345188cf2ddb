/**
 * Limits of one buyer's unpaid orders, by date: orders that await their money, orders that are paid at the door and
 * their sum in kuruş; and how many of both one network may place a day.
 */
export const orderLimits = `
create table order_limits (
  since timestamptz primary key,
  unpaid int not null check (unpaid >= 0),
  cash int not null check (cash >= 0),
  cash_total int not null check (cash_total >= 0),
  of_network int not null check (of_network >= 0)
);
insert into order_limits (since, unpaid, cash, cash_total, of_network) values
  ('2020-01-01T00:00:00+03:00', 5, 3, 1000000, 50)
`
