/** Rates of value-added tax in percent, in force since 10 July 2023; the general rate of 20 holds for all else. */
export const taxRatesSince = new Date('2023-07-10T00:00:00+03:00')
export const taxRates: readonly { readonly category_id: number; readonly percent: number }[] = [
  { category_id: 2, percent: 10 },
  { category_id: 205, percent: 20 },
  { category_id: 306, percent: 10 },
  { category_id: 401, percent: 10 },
  { category_id: 402, percent: 1 },
  { category_id: 404, percent: 10 },
  { category_id: 503, percent: 10 },
  { category_id: 15, percent: 0 },
  { category_id: 8, percent: 1 },
  { category_id: 805, percent: 20 },
]
