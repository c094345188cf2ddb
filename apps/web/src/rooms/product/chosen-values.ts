import { firstChoice, parseChoice, printChoice, type ProductDetail } from '@market/domain/catalog'

/** The product's pictures in the colour that is chosen; its own where there are none. */
export const picturesOf = ({ attributes, images }: ProductDetail, chosen: readonly number[]): readonly string[] =>
  attributes.flatMap(({ values }) => values).find((value) => value.images && chosen.includes(value.id))?.images ??
  images

const choiceParam = 'secenek'

/** The choice that the address names, else the one that the page begins with. */
export const choiceOf = (product: ProductDetail, search: string): readonly number[] =>
  parseChoice(product, new URLSearchParams(search).get(choiceParam) ?? '') ?? firstChoice(product)

/** Writes the choice into the address without a navigation, so that a reload, a bookmark and a shared link have it. */
export function keepChoice(chosen: readonly number[]): void {
  const url = new URL(window.location.href)
  url.searchParams.set(choiceParam, printChoice(chosen))
  window.history.replaceState(window.history.state, '', url)
}
