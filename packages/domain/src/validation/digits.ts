/** The digits of a text of ASCII digits alone, else undefined. Other scripts' digits are no digits here. */
export const digitsOf = (text: string): readonly number[] | undefined =>
  /^[0-9]+$/.test(text) ? Array.from(text, Number) : undefined

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
