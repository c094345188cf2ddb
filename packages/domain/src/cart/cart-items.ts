interface ItemsByShop<Item> {
  readonly shops: readonly { readonly items: readonly Item[] }[]
}

/** All lines of a cart or an order, shop by shop. */
export const cartItems = <Item>({ shops }: ItemsByShop<Item>): readonly Item[] => shops.flatMap(({ items }) => items)
