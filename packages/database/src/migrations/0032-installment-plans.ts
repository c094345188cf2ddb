/** Interest of instalments by card and date, in hundredths of a percent of the total; `*` is for all other cards. */
export const installmentPlans = `
create table installment_plans (
  brand text not null,
  since timestamptz not null,
  count int not null check (count between 1 and 36),
  interest_percent int not null check (interest_percent >= 0),
  primary key (brand, since, count)
);
insert into installment_plans (brand, since, count, interest_percent) values
  ('*', '2026-01-01T00:00:00+03:00', 1, 0),
  ('*', '2026-01-01T00:00:00+03:00', 2, 0),
  ('*', '2026-01-01T00:00:00+03:00', 3, 0),
  ('*', '2026-01-01T00:00:00+03:00', 4, 400),
  ('*', '2026-01-01T00:00:00+03:00', 6, 650),
  ('*', '2026-01-01T00:00:00+03:00', 9, 980),
  ('*', '2026-01-01T00:00:00+03:00', 12, 1320),
  ('troy', '2026-01-01T00:00:00+03:00', 1, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 2, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 3, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 4, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 6, 480),
  ('troy', '2026-01-01T00:00:00+03:00', 9, 790),
  ('amex', '2026-01-01T00:00:00+03:00', 1, 0),
  ('amex', '2026-01-01T00:00:00+03:00', 3, 350)
`
