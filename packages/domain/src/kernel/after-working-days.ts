/**
 * The day so many working days after another, both counted as `turkishDay` does. Sundays are none, nor Saturdays in a week of five
 * days, as banks have; public holidays are not known here.
 */
export function afterWorkingDays(from: number, count: number, week: 5 | 6 = 6): number {
  let at = from
  for (let left = count; left > 0;) {
    at += 1
    // Day 3 of the epoch was a Sunday.
    if ((at + 3) % 7 < week) left -= 1
  }
  return at
}
