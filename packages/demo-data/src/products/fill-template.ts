import type { Random } from '../random.ts'
import { type LeafVocabulary, wordsOf } from '../vocabulary/vocabulary.ts'

/**
 * Fills `{slot}` in templates with one word for each slot of a product, the same in all of them; `undefined` where a fact of
 * the leaf takes the slot away.
 */
export function templateFiller(leaf: LeafVocabulary, known: Readonly<Record<string, string>>, random: Random) {
  const chosen = new Map(Object.entries(known))
  const wordOf = (slot: string): string => {
    const before = chosen.get(slot)
    if (before !== undefined) return before
    const words = wordsOf(leaf, slot, known['brand'] ?? '')
    const word = random.pick('of' in words ? (words.words[wordOf(words.of)] ?? []) : words)
    chosen.set(slot, word)
    return word
  }
  return (template: string): string | undefined => {
    let complete = true
    const text = template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
      const word = wordOf(slot)
      complete &&= word !== ''
      return word
    })
    return complete ? text : undefined
  }
}
