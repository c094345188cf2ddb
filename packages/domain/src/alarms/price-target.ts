import type { FieldProblem } from '../kernel/field-problem.ts'
import { kurus, type Money } from '../money/money.ts'
import { typedPrice } from '../money/typed-price.ts'

/** A target below this share of the price is unrealistic and probably a typing error. */
const leastShare = 0.1
const reductions = [0.05, 0.1, 0.2]

/** Whether a target price is sensible: whole kuruş, below today's price, and not below a tenth of it. */
export const isSensibleTarget = (target: number, price: Money): boolean =>
  Number.isSafeInteger(target) && target > 0 && target < price && target >= price * leastShare

/** Targets to choose from: 5, 10 and 20 percent below the price, in whole lira where that leaves any choice. */
export const suggestedTargets = (price: Money): readonly Money[] => {
  const targets = reductions.map((share) => {
    const exact = Math.floor(price * (1 - share))
    const round = Math.floor(exact / 100) * 100
    return kurus(isSensibleTarget(round, price) ? round : exact)
  })
  return [...new Set(targets)].filter((target) => isSensibleTarget(target, price))
}

/** Problems of a target as it was typed, such as `1.250` or `1250,50`. */
export const targetProblems = (typed: string, price: Money): readonly FieldProblem<'target'>[] => {
  const text = typed.trim()
  if (text === '') return [{ field: 'target', problem: 'required' }]
  const target = typedPrice(text)
  return target !== undefined && isSensibleTarget(target, price) ? [] : [{ field: 'target', problem: 'invalid' }]
}
