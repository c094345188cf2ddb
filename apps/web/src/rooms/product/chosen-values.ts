import { firstChoice, parseChoice, printChoice, type ProductDetail } from '@market/domain/catalog'

/** The product's pictures in the chosen colour, or its general pictures if the colour has none. */
export const picturesOf = ({ attributes, images }: ProductDetail, chosen: readonly number[]): readonly string[] =>
  attributes.flatMap(({ values }) => values).find((value) => value.images && chosen.includes(value.id))?.images ??
  images

const choiceParam = 'secenek'

/** The variant values that the address contains, else the initial ones. */
export const choiceOf = (product: ProductDetail, search: string): readonly number[] =>
  parseChoice(product, new URLSearchParams(search).get(choiceParam) ?? '') ?? firstChoice(product)

/** Writes the chosen variants into the address without a navigation, for a reload, a bookmark or a shared link. */
export function keepChoice(chosen: readonly number[]): void {
  const url = new URL(window.location.href)
  url.searchParams.set(choiceParam, printChoice(chosen))
  window.history.replaceState(window.history.state, '', url)
}
