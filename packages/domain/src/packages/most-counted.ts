/** Counts of packages and returns stop here, so that a shop with many of them is counted as fast as any. */
export const mostCounted = 1_000
