import { productId, shopId } from '@market/domain/kernel'
import { classifyPath } from '@market/domain/navigation'
import { kurus } from '@market/domain/money'
import { type Cart, cartTotals } from '@market/domain/cart'
import { aCart, aCartItem, aCartShop, longTexts, textsOfLength } from '@market/testing'
import fc from 'fast-check'
import { Bench } from 'tinybench'
import type { Row } from './row.ts'
import { type TimedValidator, validators } from './validator-table.ts'

/** Median duration of many calls in ms, after as many warm-up calls, by name. */
async function medians<Name extends string>(
  work: Readonly<Record<Name, () => unknown>>,
  time: number,
): Promise<Record<Name, number>> {
  const bench = new Bench({ time, warmupTime: time, iterations: 10, warmupIterations: 10 })
  for (const [name, run] of Object.entries<() => unknown>(work)) bench.add(name, run)
  const measured = (await bench.run()).map(({ name, result }) => {
    if (!('latency' in result)) throw new Error(`${name} was not measured: ${result.state}`)
    return [name, result.latency.p50]
  })
  return Object.fromEntries(measured) as Record<Name, number>
}

/** The largest figure and its name. */
const largest = (figures: Readonly<Record<string, number>>): readonly [string, number] =>
  Object.entries(figures).reduce((max, next) => (next[1] > max[1] ? next : max))

/**
 * A cart of ten shops with ten lines each that uses every rule of C2: deals, insurance, cargo, ship discount and gift
 * code.
 */
const hundredLines = (): Cart =>
  aCart({
    shops: Array.from({ length: 10 }, (_, shop) =>
      aCartShop({
        shopId: shopId(500 + shop),
        freeCargoOver: shop % 2 === 0 ? null : kurus(50_000),
        items: Array.from({ length: 10 }, (_shop, line) =>
          aCartItem({
            productId: productId(1000 + shop * 10 + line),
            quantity: 1 + line,
            singlePrice: kurus(19_990 + line),
            discount: line % 2 === 0 ? { maxQuantity: 3, originalQuantity: 7 } : null,
            insuranceItems: [{ id: 1, name: 'Ek güvence', image: '', price: kurus(4_990), selected: line % 3 === 0 }],
          }),
        ),
      }),
    ),
    shipDiscount: kurus(2_001),
    giftCodeAmount: kurus(10_007),
  })

const paths = [
  '/pamuklu-kadin-tisort-p-1001',
  '/pamuklu-kadin-tisort-p-1001/yorumlar/3',
  '/kampanya/bahar-indirimi',
  '/arama/elektronik?q=kulakl%C4%B1k',
  '/magaza/cinar-giyim/giyim/tisort',
  '/static/hakkimizda',
  '/firsat/gunun-firsati',
  '/elektronik/bilgisayar/?sira=fiyat',
]

/** Number of measured rounds for the growth, after as many warm-up rounds. */
const rounds = 15

/** A value for each validator, by its name. */
const forEachValidator = <Made>(make: (validator: TimedValidator) => Made): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.entries(validators).map(([name, validator]) => [name, make(validator)]))
const over = (check: TimedValidator['check'], texts: readonly string[]) => () => texts.forEach((text) => check(text))

/** Processor time in µs, which other processes do not affect; at least the clock's resolution. */
const took = (run: () => unknown): number => {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return Math.max(user + system, 100)
}

/** Maximum growth of a validator's time when the text's length doubles. */
const maxGrowth = 3

/**
 * The factor by which a validator's time grows when the text's length doubles: 2 is linear, 1 means that it does not
 * read the text.
 */
const growthOf = (validator: TimedValidator): number => {
  const first = measuredGrowth(validator)
  // Repeat a bad measurement: a one-off delay of the machine disappears, while a validator with superlinear time stays
  // slow.
  return first <= maxGrowth ? first : Math.min(first, measuredGrowth(validator), measuredGrowth(validator))
}
const measuredGrowth = ({ check }: TimedValidator): number => {
  const [long, half] = [over(check, longTexts), over(check, textsOfLength(50_000))]
  const medianOf = (run: () => unknown): number => {
    const times = Array.from({ length: rounds * 2 }, () => took(run)).slice(rounds)
    return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
  }
  return medianOf(long) / medianOf(half)
}

/**
 * Measures the core, by medians after a warm-up; each measurement takes `time` ms, so that V8 has compiled the code even
 * on a busy machine. Absolute times depend on the machine, growth does not.
 */
export async function benchCore(time = 500): Promise<readonly Row[]> {
  const cart = hundredLines()
  const once = await medians({ totals: () => cartTotals(cart), classify: () => paths.map(classifyPath) }, time)
  const thousand = forEachValidator(({ check, valid }) => over(check, fc.sample(valid, { numRuns: 1000, seed: 1 })))
  const [slow, duration] = largest(await medians(thousand, time))
  const [steep, times] = largest(forEachValidator(growthOf))
  return [
    { what: 'totals of a 100-line cart', figure: once.totals, unit: 'ms', max: 0.1 },
    { what: 'classifyPath', figure: (once.classify * 1000) / paths.length, unit: 'µs', max: 2 },
    { what: `1,000 validations, slowest ${slow}`, figure: duration, unit: 'ms', max: 2 },
    { what: `twice as long a text, slowest ${steep}`, figure: times, unit: 'times', max: maxGrowth },
  ]
}
