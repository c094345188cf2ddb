import { unitsAtPrice, type PricedLine } from '../cart/line-total.ts'
import { kurus, type Money } from '../money/money.ts'

interface Run {
  readonly line: number
  readonly price: Money
  readonly count: number
}

const count = (quantity: number): number => (Number.isFinite(quantity) && quantity > 0 ? Math.floor(quantity) : 0)
const runsOf = (line: PricedLine, index: number): readonly Run[] => {
  const cheap = unitsAtPrice(line)
  return [
    { line: index, price: line.singlePrice, count: cheap },
    { line: index, price: line.originalPrice, count: count(line.quantity) - cheap },
  ].filter((run) => run.count > 0 && run.price > 0)
}

/**
 * Price of the free units of each line. The dearest `take` units make the first group, the next dearest the second; in each
 * full group all but the dearest `pay` are free. No other way to make groups frees more, so that buying together never costs
 * more than buying apart.
 */
export function freeUnits(
  lines: readonly PricedLine[],
  { take, pay }: { readonly take: number; readonly pay: number },
): readonly Money[] {
  const runs = lines.flatMap(runsOf).sort((one, other) => other.price - one.price || one.line - other.line)
  const all = runs.reduce((sum, run) => sum + run.count, 0)
  const grouped = all - (all % take)
  const freeBefore = (position: number): number => {
    const within = Math.min(position, grouped)
    return Math.floor(within / take) * (take - pay) + Math.max(0, (within % take) - pay)
  }
  const free = lines.map(() => 0)
  let position = 0
  for (const run of runs) {
    const units = freeBefore(position + run.count) - freeBefore(position)
    free[run.line] = (free[run.line] ?? 0) + units * run.price
    position += run.count
  }
  return free.map(kurus)
}
