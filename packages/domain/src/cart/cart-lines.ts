interface ItemsByShop<Item> {
  readonly shops: readonly { readonly items: readonly Item[] }[]
}

/** All lines of a cart or an order, shop by shop. */
export const cartItems = <Item>({ shops }: ItemsByShop<Item>): readonly Item[] => shops.flatMap(({ items }) => items)

interface Line {
  readonly productId: number
  readonly attrId: string
}

/** Whether both are the same line: the same product in the same combination of variants. */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.productId === other.productId && one.attrId === other.attrId
