/** Copies a slice of a string for a cache: V8's own slice keeps the whole string in memory. */
export const ownText = (slice: string): string => Buffer.from(slice).toString()
