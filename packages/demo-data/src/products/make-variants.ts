import { namesColours } from '@market/domain/catalog'
import { toneOf } from '@market/pictures'
import type { Random } from '../random.ts'
import { quantity } from '../prices/quantity.ts'
import type { LeafVocabulary, VariantVocabulary } from '../vocabulary/vocabulary.ts'

/** Variant attributes of a product with the stock of each combination; a few are sold out. */
export function makeVariants(
  leaf: LeafVocabulary,
  { name: product, price }: { readonly name: string; readonly price: number },
  random: Random,
) {
  const words = product.split(' ')
  const offered = leaf.variants
    .filter(({ when }) => when === undefined || words.includes(when))
    .map((variant) =>
      namesColours(variant.name) && (words.includes('Kot') || words.includes('Denim')) ? denim : variant,
    )
  const chosen = offered
    .map((variant, axis) => ({
      name: variant.name,
      values: offeredValues(variant, offered.length, random).map((value, index) => ({
        name: value.name,
        add: addedPrice(variant, value, price),
        id: (axis + 1) * 100 + index + 1,
      })),
    }))
    .filter(({ values }) => values.length > 1)
  const soldOut = random.chance(0.03)
  const amount = () => (soldOut || random.chance(0.08) ? 0 : random.whole(1, 120))
  const ids = chosen.reduce<readonly (readonly number[])[]>(
    (before, { values }) => before.flatMap((chain) => values.map(({ id }) => [...chain, id])),
    [[]],
  )
  const combinations = ids.map((combination) => ({ combination: combination.join(';'), stock: amount() }))
  const attributes = chosen.map(({ name, values }) => ({
    attribute_type: 'variant' as const,
    name,
    values: values.map(({ id, name: value, add }) => ({
      id,
      name: value,
      stock: combinations
        .filter(({ combination }) => combination.split(';').includes(String(id)))
        .reduce((sum, { stock }) => sum + stock, 0),
      add_price: add,
    })),
  }))
  const tones = attributes.flatMap(({ name, values }) =>
    namesColours(name) ? values.flatMap((value) => toneOf(value.name) ?? []) : [],
  )
  const tone = tones.length > 0 ? random.pick(tones) : undefined
  return { attributes, combinations, tone }
}

/** Colours of denim. */
const denim: VariantVocabulary = {
  name: 'Renk',
  values: ['Koyu Mavi', 'Mavi', 'Açık Mavi', 'Lacivert', 'Siyah', 'Gri'].map((name) => ({ name })),
}

/**
 * Amounts and size runs are offered completely. Of colours a random part is offered, fewer if there is another choice.
 */
function offeredValues({ values, by, run }: VariantVocabulary, axes: number, random: Random) {
  if (by !== undefined || run) return values
  return random
    .some(values, random.whole(2, axes > 1 ? 4 : 6))
    .toSorted((a, b) => values.indexOf(a) - values.indexOf(b))
}

/** Kuruş on top of the product's price, in whole lira, in tens from a hundred lira on. */
function addedPrice(
  { values, by }: VariantVocabulary,
  { name, add = 0 }: { name: string; add?: number },
  price: number,
) {
  if (by === undefined) return add * 100
  const lira = (price / 100) * ((quantity(name) / quantity(values[0]?.name ?? name)) ** by - 1)
  return (lira < 100 ? Math.round(lira) : Math.round(lira / 10) * 10) * 100
}
