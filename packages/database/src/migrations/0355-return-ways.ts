/** How a return goes back and how far it is: the day on which a courier comes for it, when it was handed in, when it came. */
export const returnWays = `
alter table cancellations add column pickup_day text
  check (pickup_day is null or (kind = 'return' and pickup_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'));
alter table cancellations add column handed_in_at timestamptz;
alter table cancellations add column arrived_at timestamptz
`
