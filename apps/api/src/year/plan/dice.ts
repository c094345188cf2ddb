/** Chance from a seed: the same seed gives the same throws. */
export interface Dice {
  /** A whole number of 32 bits. */
  next(): number
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number
  /** True in this share of all throws. */
  chance(share: number): boolean
  pick<One>(from: readonly One[]): One
  /** Up to `count` different members, in the order of the throws. */
  some<One>(from: readonly One[], count: number): readonly One[]
  bytes(count: number): Uint8Array
}

/** The generator `sfc32`, started from a number and a name, so that every part of a year has its own throws. */
export function makeDice(seed: number, name = ''): Dice {
  let [a, b, c, d] = [seed >>> 0, 0x9e3779b9, 0x243f6a88, 1]
  for (const letter of name) b = Math.imul(b ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return t >>> 0
  }
  for (let round = 0; round < 15; round += 1) next()
  const whole = (min: number, max: number) => min + Math.floor((next() / 2 ** 32) * (max - min + 1))
  const pick = <One>(from: readonly One[]): One => {
    const one = from[whole(0, from.length - 1)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  return {
    next,
    whole,
    pick,
    chance: (share) => next() / 2 ** 32 < share,
    some(from, count) {
      const left = [...from]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat()
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => next() >>> 24),
  }
}
