/** The digits of a text of exactly `count` ASCII digits, else undefined. Digits of other scripts do not count. */
export const digitsOf = (text: string, count: number): readonly number[] | undefined =>
  text.length === count && /^[0-9]+$/.test(text) ? Array.from(text, Number) : undefined

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
