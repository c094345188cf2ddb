import { kurus, type Money } from './money.ts'

/**
 * Splits an amount by weights with the largest remainder: the parts sum to the total exactly, none differs from its
 * exact share by a kuruş or more, and a zero weight gets nothing. Weights that are no positive numbers count as zero; with
 * none left everything goes to the first part (rules.md M4).
 */
export const allocate = (total: Money, weights: readonly number[]): readonly Money[] => {
  const shares = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0))
  const largest = Math.max(0, ...shares)
  if (largest === 0) return shares.map((_, index) => kurus(index === 0 ? total : 0))
  const scaled = shares.map((share) => BigInt(Math.round((share / largest) * 2 ** 40)))
  const exactWeights = shares.every(Number.isSafeInteger) ? shares.map(BigInt) : scaled
  const sum = exactWeights.reduce((left, right) => left + right, 0n)
  const amount = BigInt(Math.abs(total))
  const floors = exactWeights.map((weight) => (amount * weight) / sum)
  const remainders = exactWeights.map((weight, index) => ({ index, rest: (amount * weight) % sum }))
  const left = Number(amount - floors.reduce((one, other) => one + other, 0n))
  const lucky = new Set(
    remainders
      .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return floors.map((floor, index) => kurus(Math.sign(total) * (Number(floor) + (lucky.has(index) ? 1 : 0))))
}
