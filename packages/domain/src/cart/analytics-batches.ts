const batchSize = 5

/** Items of an event in chunks of five; items without a price are left out (rules.md C10). */
export const analyticsBatches = <Item extends { readonly price: number }>(
  items: readonly Item[],
): readonly (readonly Item[])[] => {
  const priced = items.filter(({ price }) => price > 0)
  return Array.from({ length: Math.ceil(priced.length / batchSize) }, (_, index) =>
    priced.slice(index * batchSize, (index + 1) * batchSize),
  )
}
