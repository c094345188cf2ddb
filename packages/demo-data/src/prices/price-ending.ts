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

/** Kuruş of a price as a shop would write it: just below a round number. A dearer one never comes out cheaper. */
export function priceEnding(lira: number): number {
  const { step, less } = steps.find(({ below }) => lira < below) ?? { step: 1, less: 0 }
  return Math.round((Math.max(1, Math.round(lira / step)) * step - less) * 100)
}
