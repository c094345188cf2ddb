/** Size of a drawing area in SVG units. */
export interface Canvas {
  readonly width: number
  readonly height: number
}

/**
 * SVG path of a price in steps: all days have the same width, and the highest price is at the top. A price that never
 * changed is a line in the middle.
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
