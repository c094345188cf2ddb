import type { Random } from '../random.ts'

export type Slots = Readonly<Record<string, readonly string[]>>

/** Fills `{slot}` in templates with one word for each slot of a product, the same in all of them. */
export function templateFiller(slots: Slots, fixed: Readonly<Record<string, string>>, random: Random) {
  const chosen = new Map(Object.entries(fixed))
  return (template: string): string =>
    template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
      const known = chosen.get(slot)
      if (known !== undefined) return known
      const words = slots[slot]
      if (!words) throw new Error(`no words for {${slot}} in "${template}"`)
      const word = random.pick(words)
      chosen.set(slot, word)
      return word
    })
}
