interface Line {
  readonly productId: number
  readonly attrId: string
}

/** A line is a product in one combination of variants. */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.productId === other.productId && one.attrId === other.attrId
