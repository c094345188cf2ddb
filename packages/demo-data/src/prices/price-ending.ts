/** Steps in which shops write prices, by the lira below which they hold: 34,90 and 129,90, then 1.249,90, 4.749 and 23.999. */
const steps = [
  { below: 20, step: 0.5, less: 0.05 },
  { below: 200, step: 1, less: 0.1 },
  { below: 500, step: 5, less: 0.1 },
  { below: 2_000, step: 10, less: 0.1 },
  { below: 5_000, step: 50, less: 1 },
  { below: 20_000, step: 100, less: 1 },
  { below: Infinity, step: 500, less: 1 },
]

/** Kuruş of a price with a usual ending, just below a round number. A higher input never gives a lower price. */
export function priceEnding(lira: number): number {
  const { step, less } = steps.find(({ below }) => lira < below) ?? { step: 1, less: 0 }
  return Math.round((Math.max(1, Math.round(lira / step)) * step - less) * 100)
}
