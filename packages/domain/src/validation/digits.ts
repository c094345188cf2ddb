/** The digits of a text of so many ASCII digits, else undefined. Other scripts' digits are no digits here. */
export const digitsOf = (text: string, count: number): readonly number[] | undefined =>
  text.length === count && /^[0-9]+$/.test(text) ? Array.from(text, Number) : undefined

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
