import { unitsAtPrice, type PricedLine } from '../line/line-total.ts'
import { allocate } from '../money/allocate.ts'
import { add, kurus, type Money, times, zero } from '../money/money.ts'

/** Units of a line at one price. */
interface Run {
  readonly line: number
  readonly price: Money
  readonly count: number
}
interface Share {
  readonly line: number
  readonly amount: Money
}

const count = (quantity: number): number => (Number.isFinite(quantity) && quantity > 0 ? Math.floor(quantity) : 0)
const runsOf = (line: PricedLine, index: number): readonly Run[] => {
  const cheap = unitsAtPrice(line)
  return [
    { line: index, price: line.singlePrice, count: cheap },
    { line: index, price: line.originalPrice, count: count(line.quantity) - cheap },
  ].filter((run) => run.count > 0 && run.price > 0)
}

/** Splits the runs, dearest first, into full groups of `take` units. Neighbouring groups of one run stay one part. */
function groupsOf(runs: readonly Run[], take: number): readonly (readonly Run[])[] {
  const groups: (readonly Run[])[] = []
  let open: readonly Run[] = []
  for (const run of runs) {
    const before = open.reduce((sum, part) => sum + part.count, 0)
    const toFill = before === 0 ? 0 : Math.min(run.count, take - before)
    if (toFill > 0) open = [...open, { ...run, count: toFill }]
    if (before + toFill === take) {
      groups.push(open)
      open = []
    }
    const rest = run.count - toFill
    const whole = rest - (rest % take)
    if (whole > 0) groups.push([{ ...run, count: whole }])
    if (rest > whole) open = [...open, { ...run, count: rest - whole }]
  }
  return groups
}

/** The price of the free units of a group, spread over its lines by their prices (rules.md M4). */
function sharesOf(group: readonly Run[], { take, pay }: { readonly take: number; readonly pay: number }) {
  const units = group.reduce((sum, run) => sum + run.count, 0)
  let paid = (units / take) * pay
  let free = zero
  for (const run of group) {
    const isPaid = Math.min(paid, run.count)
    paid -= isPaid
    free = add(free, times(run.price, run.count - isPaid))
  }
  const parts = allocate(
    free,
    group.map((run) => times(run.price, run.count)),
  )
  return group.map(({ line }, index): Share => ({ line, amount: parts[index] ?? zero }))
}

/**
 * The amount that free units take off each line. The dearest `take` units form the first group, the next dearest the
 * second, and so on. In each full group all but the dearest `pay` units are free. No other grouping frees more, so
 * buying together never costs more than buying separately. All lines of a group share its reduction, so a unit that is
 * kept while others are returned has paid its share.
 */
export function freeUnits(
  lines: readonly PricedLine[],
  rule: { readonly take: number; readonly pay: number },
): readonly Money[] {
  const runs = lines.flatMap(runsOf).sort((one, other) => other.price - one.price || one.line - other.line)
  const taken = lines.map(() => 0)
  for (const { line, amount } of groupsOf(runs, rule.take).flatMap((group) => sharesOf(group, rule)))
    taken[line] = (taken[line] ?? 0) + amount
  return taken.map(kurus)
}
