import type { ProductCardWire } from '@market/contract'
import { namesColours } from '@market/domain/catalog'
import { picturesInColour } from '@market/pictures'
import type { ListingFilter } from './listing-filter.ts'

/** Shows cards in the requested colour: replaces the picture of each product that can be drawn in it. */
export function inChosenColour({ attributes, understood = [] }: ListingFilter) {
  const chosen = [
    ...attributes.flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
    ...understood.flatMap((filter) => (filter.kind === 'choice' ? filter.choices : [])),
  ].find(({ name }) => namesColours(name))
  return (card: ProductCardWire): ProductCardWire => {
    const [thumbnail] = chosen ? picturesInColour([card.thumbnail], chosen.value) : []
    return thumbnail === undefined ? card : { ...card, thumbnail, big_thumbnail: thumbnail }
  }
}
