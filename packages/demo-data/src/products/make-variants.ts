import { namesColours } from '@market/domain'
import { toneOf } from '@market/pictures'
import type { Random } from '../random.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

/** Variant attributes of a product with the stock of each combination; a few are sold out. */
export function makeVariants(leaf: LeafVocabulary, random: Random) {
  const chosen = leaf.variants
    .map((variant, axis) => ({
      name: variant.name,
      values: variant.values
        .filter(() => random.chance(0.8))
        .slice(0, 6)
        .map((value, index) => ({ ...value, id: (axis + 1) * 100 + index + 1 })),
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
      add_price: (add ?? 0) * 100,
    })),
  }))
  const tones = attributes.flatMap(({ name, values }) =>
    namesColours(name) ? values.flatMap((value) => toneOf(value.name) ?? []) : [],
  )
  const tone = tones.length > 0 ? random.pick(tones) : undefined
  return { attributes, combinations, tone }
}
