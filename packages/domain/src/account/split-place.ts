/** An address line, in the street with its numbers and the words after them, which may name the place. */
export interface LineParts {
  readonly street: string
  readonly place: string
}

/**
 * Divides an address line behind its last number: in “Moda Cad. 12/3, Kadıköy” the place is Kadıköy. A line without a number
 * is a place as a whole, one that ends with a number has none.
 */
export function splitPlace(line: string): LineParts {
  const words = [...line.matchAll(/[^\s,]+/gu)]
  const last = words.findLastIndex(([word]) => /\d/.test(word))
  const number = words[last]
  return {
    street: number ? line.slice(0, number.index + number[0].length).trim() : '',
    place: words
      .slice(last + 1)
      .map(([word]) => word)
      .join(' '),
  }
}
