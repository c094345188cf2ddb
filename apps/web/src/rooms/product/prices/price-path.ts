/** A place to draw in, in units of its own. */
export interface Canvas {
  readonly width: number
  readonly height: number
}

/**
 * The way of a price as steps: each day as wide as the others, the highest price at the top. Where it never changed the line
 * runs in the middle.
 */
export function pricePath(prices: readonly number[], { width, height }: Canvas): string {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const heightOf = (price: number) =>
    highest === lowest ? height / 2 : ((highest - price) / (highest - lowest)) * height
  const round = (number: number) => Math.round(number * 100) / 100
  return prices
    .map((price, index) => {
      const y = round(heightOf(price))
      const end = round(((index + 1) * width) / prices.length)
      return index === 0 ? `M0 ${y}H${end}` : `V${y}H${end}`
    })
    .join('')
}
