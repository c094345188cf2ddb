/** The median; the upper of the two middle values if their number is even, and 0 for an empty list. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
