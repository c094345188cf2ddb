/** A slice of a text by itself, for keeping: V8's own slice keeps the whole text in memory. */
export const ownText = (slice: string): string => Buffer.from(slice).toString()
