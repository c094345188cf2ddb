/** A count as people read it. The server stops to count at a thousand: `1.000+`. */
export const countText = (count: number): string => (count >= 1000 ? '1.000+' : String(count))
