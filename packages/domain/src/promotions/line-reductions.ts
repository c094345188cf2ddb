import { lineTotal, type PricedLine } from '../line/line-total.ts'
import { allocate } from '../money/allocate.ts'
import { add, type Money, roundKurus, subtract, zero } from '../money/money.ts'
import { freeUnits } from './free-units.ts'
import type { CartPromotion, PromotionRule, Reduction } from './promotion.ts'

/** A line that promotions may lower: a product in one combination of variants. */
export interface PromotedLine extends PricedLine {
  readonly productId: number
  readonly attrId: string
}
interface State {
  /** Left to pay of each line. */
  readonly left: readonly Money[]
  readonly reductions: readonly (readonly Reduction[])[]
  /** Lines whose units are already counted in a group. */
  readonly grouped: ReadonlySet<number>
}

const kinds: readonly PromotionRule['kind'][] = ['n-for-m', 'percent', 'amount']
const byText = (one: string, other: string): number => Number(one > other) - Number(one < other)
const inOrder = (one: CartPromotion, other: CartPromotion): number =>
  kinds.indexOf(one.rule.kind) - kinds.indexOf(other.rule.kind) || byText(one.id, other.id)

const spread = (reduction: Money, left: readonly Money[]): readonly Money[] => {
  const all = add(...left)
  const whole = reduction < all ? reduction : all
  return whole > 0 ? allocate(whole, left) : left.map(() => zero)
}

/** The amount that a promotion takes off each line; zeros if its condition is not met. */
function taken(promotion: CartPromotion, lines: readonly PromotedLine[], state: State): readonly Money[] {
  const { rule, products } = promotion
  const counted = new Set<number>(products)
  const covered = lines.map(({ productId }) => counted.has(productId))
  if (rule.kind === 'n-for-m') {
    const isIn = (index: number) => covered[index] && !state.grouped.has(index)
    const free = freeUnits(
      lines.map((line, index) => (isIn(index) ? line : { ...line, quantity: 0 })),
      rule,
    )
    return free.map((amount, index) => (amount < (state.left[index] ?? zero) ? amount : (state.left[index] ?? zero)))
  }
  const goods = add(...lines.filter((_, index) => covered[index]).map(lineTotal))
  if (goods < rule.from) return lines.map(() => zero)
  const left = state.left.map((amount, index) => (covered[index] ? amount : zero))
  if (rule.kind === 'amount') return spread(rule.amount, left)
  const share = roundKurus((add(...left) * rule.percent) / 100)
  return spread(rule.most !== null && rule.most < share ? rule.most : share, left)
}

function apply(state: State, promotion: CartPromotion, lines: readonly PromotedLine[]): State {
  const amounts = taken(promotion, lines, state)
  if (add(...amounts) === 0) return state
  const { id: promotionId, name, products } = promotion
  const groups =
    promotion.rule.kind === 'n-for-m'
      ? lines.flatMap((line, index) => (products.some((id) => id === line.productId) ? [index] : []))
      : []
  return {
    left: state.left.map((amount, index) => subtract(amount, amounts[index] ?? zero)),
    reductions: state.reductions.map((before, index) => {
      const amount = amounts[index] ?? zero
      return amount > 0 ? [...before, { promotionId, name, amount }] : before
    }),
    grouped: new Set([...state.grouped, ...groups]),
  }
}

/** The coupons that an order uses: for each shop, and for the marketplace, the one with the largest reduction. */
function withBestCoupons(begun: State, coupons: readonly CartPromotion[], lines: readonly PromotedLine[]): State {
  // The marketplace's coupon is last: it reduces what the shops' coupons have left.
  const slots = [...new Set(coupons.map(({ shopId }) => shopId))].sort(
    (one, other) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY),
  )
  return slots.reduce((state, slot) => {
    const tried = coupons
      .filter(({ shopId }) => shopId === slot)
      .map((coupon) => apply(state, coupon, lines))
      .sort((one, other) => add(...one.left) - add(...other.left))
    return tried[0] ?? state
  }, begun)
}

/**
 * The reductions of each line, in the order of their application: promotions for everyone (free units, then percents,
 * then amounts), then one coupon of each shop, then one of the marketplace. A reduction is spread over its lines in
 * proportion to what is left to pay, to the kuruş, and never exceeds that. The order of the arguments does not matter.
 * The caller leaves out lines that cannot be sold.
 */
export function lineReductions(
  given: readonly PromotedLine[],
  promotions: readonly CartPromotion[],
): readonly (readonly Reduction[])[] {
  if (promotions.length === 0) return given.map(() => [])
  const order = given
    .map((line, index) => ({ line, index }))
    .sort((one, other) => one.line.productId - other.line.productId || byText(one.line.attrId, other.line.attrId))
  const lines = order.map(({ line }) => line)
  const sorted = [...promotions].sort(inOrder)
  const begun: State = { left: lines.map(lineTotal), reductions: lines.map(() => []), grouped: new Set() }
  const automatic = sorted.filter(({ coupon }) => !coupon).reduce((state, one) => apply(state, one, lines), begun)
  const { reductions } = withBestCoupons(
    automatic,
    sorted.filter(({ coupon }) => coupon),
    lines,
  )
  const result: (readonly Reduction[])[] = given.map(() => [])
  order.forEach(({ index }, at) => (result[index] = reductions[at] ?? []))
  return result
}
