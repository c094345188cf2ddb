import { kurus, type Money } from './money.ts'

/** A weight as the exact `whole / 2 ** halvings`; anything but a positive number counts as zero. */
const exactly = (weight: number): { readonly whole: bigint; readonly halvings: number } => {
  if (!Number.isFinite(weight) || weight <= 0) return { whole: 0n, halvings: 0 }
  let [whole, halvings] = [weight, 0]
  while (!Number.isInteger(whole)) {
    whole *= 2
    halvings += 1
  }
  return { whole: BigInt(whole), halvings }
}
const sumOf = (numbers: readonly bigint[]): bigint => numbers.reduce((sum, number) => sum + number, 0n)

/**
 * Splits an amount by weights with the largest remainder. The parts sum to the total exactly, each differs from its
 * exact share by less than a kuruş, and a zero weight gets nothing. Of equal remainders the earlier part gets the
 * kuruş. Weights that are not positive numbers count as zero; if all are zero, the first part gets everything (rules.md
 * M4).
 */
export const allocate = (total: Money, weights: readonly number[]): readonly Money[] => {
  const exact = weights.map(exactly)
  const max = exact.reduce((so, { halvings }) => Math.max(so, halvings), 0)
  const shares = exact.map(({ whole, halvings }) => whole << BigInt(max - halvings))
  const sum = sumOf(shares)
  if (sum === 0n) return weights.map((_, index) => kurus(index === 0 ? total : 0))
  const amount = BigInt(Math.abs(total))
  const floors = shares.map((share) => (amount * share) / sum)
  const left = Number(amount - sumOf(floors))
  const lucky = new Set(
    shares
      .map((share, index) => ({ index, rest: (amount * share) % sum }))
      .sort((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return floors.map((floor, index) => kurus(Math.sign(total) * (Number(floor) + (lucky.has(index) ? 1 : 0))))
}
