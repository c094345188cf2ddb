/** A stream of random numbers that depends only on its seed, so that every machine makes the same products. */
export interface Random {
  /** 0 up to 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** `count` different ones, in a new order. */
  some<T>(list: readonly T[], count: number): readonly T[]
}

/** Splitmix32 over a seed text and a number: product N is a function of N, so that a million can be streamed. */
export function randomOf(name: string, index: number): Random {
  let state = index >>> 0
  for (const letter of name) state = (Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) + 0x7f4a7c15) >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(0, list.length - 1)]
    if (found === undefined) throw new Error(`nothing to pick for ${name}`)
    return found
  }
  const some = <T>(list: readonly T[], count: number): readonly T[] => {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1))
    return taken
  }
  return { next, whole, pick, chance: (probability) => next() < probability, some }
}
