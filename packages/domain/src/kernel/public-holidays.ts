/** Public holidays on the same date every year, as `MM-DD`. */
const everyYear = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'])
/**
 * First day and number of days of the two religious holidays. Diyanet has announced 2026. Later years are calculated by
 * its rule, a crescent visible from any land (elongation 8°, altitude 5°), which gives the announced days of 2020 to
 * 2026. Only the Ramazan Bayramı of 2028 is a close case. Compare each year when Diyanet announces it.
 */
const religious: readonly (readonly [first: string, days: number])[] = [
  ['2026-03-20', 3],
  ['2026-05-27', 4],
  ['2027-03-09', 3],
  ['2027-05-16', 4],
  ['2028-02-26', 3],
  ['2028-05-05', 4],
  ['2029-02-14', 3],
  ['2029-04-24', 4],
  ['2030-02-04', 3],
  ['2030-04-13', 4],
]
const dayMs = 86_400_000
const once = new Set(
  religious.flatMap(([first, days]) => Array.from({ length: days }, (_, index) => Date.parse(first) / dayMs + index)),
)

/** Whether a day, counted as `turkishDay` does, is a public holiday in Turkey. */
export const isPublicHoliday = (day: number): boolean =>
  once.has(day) || everyYear.has(new Date(day * dayMs).toISOString().slice(5, 10))
