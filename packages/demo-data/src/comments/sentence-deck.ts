import type { Random } from '../random.ts'
import type { Told } from './told.ts'

/**
 * Deals sentences without repetition: one from each group, in a new order for each product, before a group is used
 * again. `undefined` once all are dealt.
 */
export function sentenceDeck(groups: Told[keyof Told], random: Random): () => string | undefined {
  let left = random.some(groups, groups.length).map((sentences) => ({
    sentences,
    start: random.whole(0, sentences.length - 1),
    dealt: 0,
  }))
  let turn = 0
  return () => {
    if (turn >= left.length) {
      left = left.filter(({ sentences, dealt }) => dealt < sentences.length)
      turn = 0
    }
    const group = left[turn]
    if (!group) return undefined
    turn += 1
    group.dealt += 1
    return group.sentences[(group.start + group.dealt) % group.sentences.length]
  }
}
