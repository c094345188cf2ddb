/** How a return is sent back, and its progress: the day of the courier, when it was handed in, and when it arrived. */
export const returnWays = `
alter table cancellations add column pickup_day text
  check (pickup_day is null or (kind = 'return' and pickup_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'));
alter table cancellations add column handed_in_at timestamptz;
alter table cancellations add column arrived_at timestamptz
`
