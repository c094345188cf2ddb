import type { LeafVocabulary } from './vocabulary.ts'

type Comments = NonNullable<LeafVocabulary['comments']>

/** Comments of each leaf: those only its own products can earn, and the general ones of delivery, price and care. */
export function leafComments<Leaf extends string>(
  general: Comments,
  own: Readonly<Record<Leaf, Comments>>,
): Readonly<Record<Leaf, Comments>> {
  const joined: Partial<Record<Leaf, Comments>> = {}
  for (const leaf in own) {
    const { good, middle, bad } = own[leaf]
    joined[leaf] = {
      good: [...good, ...general.good],
      middle: [...middle, ...general.middle],
      bad: [...bad, ...general.bad],
    }
  }
  // Every leaf of `own` was visited above.
  return joined as Record<Leaf, Comments>
}
