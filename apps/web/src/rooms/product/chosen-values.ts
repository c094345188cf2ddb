import type { ProductDetail } from '@market/domain'

/** The variant chosen at first: ids of a combination in stock, in the colour of the picture if possible; else the first combination. */
export function firstInStock({ attributes, images, stockCounts }: ProductDetail): readonly number[] {
  const all = stockCounts
    .filter(({ combination }) => combination !== '')
    .map(({ combination, stock }) => ({ ids: combination.split(';').map(Number), stock }))
  const inStock = all.filter(({ stock }) => stock > 0)
  const shown = attributes.flatMap(({ values }) => values).find((value) => value.images?.[0] === images[0])?.id
  return (inStock.find(({ ids }) => shown && ids.includes(shown)) ?? inStock[0] ?? all[0])?.ids ?? []
}

/** The product's pictures in the colour that is chosen; its own where there are none. */
export const picturesOf = ({ attributes, images }: ProductDetail, chosen: readonly number[]): readonly string[] =>
  attributes.flatMap(({ values }) => values).find((value) => value.images && chosen.includes(value.id))?.images ??
  images
