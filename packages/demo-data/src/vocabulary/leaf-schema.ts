import { once, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { decimal, pattern, text, texts } from '../fields.ts'
import { isBrand } from './brands.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const numbers = v.record(text, decimal, 'write a map of words to numbers')

/** `Kiremit +400` costs 400 lira more. */
const variantValue = v.pipe(
  text,
  v.transform((value) => {
    const [, name = value, add] = /^(.+) \+(\d+)$/.exec(value) ?? []
    return add === undefined ? { name } : { name, add: Number(add) }
  }),
)
const variant = v.strictObject(
  {
    name: text,
    when: v.optional(text),
    by: v.optional(decimal),
    run: v.optional(
      v.pipe(
        v.literal('true', 'write `run: true` or leave it out'),
        v.transform(() => true),
      ),
    ),
    values: v.array(variantValue),
  },
  'write the name of a choice of variants.yaml, or a map of name and values',
)
const sharedVariants = once(() => readYaml(dataFile('variants.yaml'), v.record(text, variant)))

const mood = v.optional(texts, [])
const moods = { good: mood, middle: mood, bad: mood }
const generalComments = once(() => readYaml(dataFile('comments/general.yaml'), v.record(text, v.strictObject(moods))))

/** Reads a name as the value that a shared file has under it; an issue if the file does not have it. */
const named = <Value>(file: string, values: () => Readonly<Record<string, Value>>) =>
  v.pipe(
    text,
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const found = values()[dataset.value]
      if (found !== undefined) return found
      addIssue({ message: `${file} has no "${dataset.value}": correct the name or add it there` })
      return NEVER
    }),
  )

const entries = {
  aspects: text,
  flags: v.array(v.picklist(['adult', 'gold'], 'write adult or gold')),
  drawings: texts,
  brands: v.array(
    v.pipe(
      text,
      v.check(isBrand, ({ input }) => `brands.tsv has no "${input}": correct the name or add a row at its end`),
    ),
  ),
  names: texts,
  slots: v.record(
    text,
    v.union(
      [texts, v.strictObject({ of: text, words: v.record(text, texts) })],
      'write a list of words, or `of` and a list of words for each word of that slot',
    ),
  ),
  facts: v.record(text, v.record(text, v.string('write a text'))),
  price: v.strictObject({ base: decimal, by: v.optional(numbers), words: v.optional(numbers) }),
  variants: v.array(v.lazy((input) => (typeof input === 'string' ? named('variants.yaml', sharedVariants) : variant))),
  properties: v.record(
    text,
    v.union(
      [
        texts,
        v.pipe(
          text,
          v.transform((one): readonly string[] => [one]),
        ),
      ],
      'write a text or a list of texts',
    ),
  ),
  sentences: texts,
  comments: v.pipe(
    v.strictObject({ general: v.optional(named('comments/general.yaml', generalComments)), ...moods }),
    v.transform(({ general, good, middle, bad }) => ({
      good: [...good, ...(general?.good ?? [])],
      middle: [...middle, ...(general?.middle ?? [])],
      bad: [...bad, ...(general?.bad ?? [])],
    })),
  ),
}
const kind = v.partial(v.strictObject(entries))
type Kind = v.InferOutput<typeof kind>
const needed = ['drawings', 'brands', 'names', 'slots', 'price', 'sentences'] as const

/** A name’s words by a regular expression to the drawing that shows it. */
const drawn = v.pipe(
  v.record(text, pattern),
  v.transform((rule) => Object.entries(rule)),
)

/**
 * A file of the catalogue. Fields at the top apply to all of its `kinds` that do not override them; a file without
 * `kinds` has one kind. `staples` define all of their fields.
 */
export const leafSchema = v.pipe(
  v.strictObject({
    ...kind.entries,
    usedUp: v.optional(v.literal('true', 'write `usedUp: true` or leave it out')),
    drawn: v.optional(v.array(drawn), []),
    kinds: v.optional(v.pipe(v.array(kind), v.minLength(1, 'write one kind at least, or leave it out'))),
    staples: v.optional(v.array(kind), []),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { usedUp, drawn: rules, kinds, staples, ...top } = dataset.value
    let sound = true
    const complete = (one: Kind, ...place: readonly (string | number)[]) => {
      for (const message of faultsOf(one)) {
        sound = false
        addIssue({ message, path: pathOf(place) })
      }
      // Every key that is needed and not there was complained of above.
      return { variants: [], properties: {}, ...one } as Omit<LeafVocabulary, 'category'>
    }
    const main = kinds?.map((one, index) => complete({ ...top, ...one }, 'kinds', index)) ?? [complete(top)]
    const beside = staples.map((one, index) => complete(one, 'staples', index))
    return sound ? { kinds: main, staples: beside, usedUp: usedUp !== undefined, drawn: rules.flat() } : NEVER
  }),
)

function pathOf(keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...rest] = keys.map(
    (key) => ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const,
  )
  return first && [first, ...rest]
}

function faultsOf(one: Kind): readonly string[] {
  const missing = needed.filter((key) => one[key] === undefined)
  const slot = unknownSlot(one)
  return [
    ...missing.map((key) => `\`${key}\` is missing: add it`),
    ...(slot === undefined ? [] : [`{${slot}} is not among the slots: correct it or add the slot`]),
  ]
}

/** Slots of every product. */
const given = new Set(['name', 'brand'])

function unknownSlot({ names = [], sentences = [], properties = {}, slots = {} }: Kind): string | undefined {
  for (const template of [names, sentences, ...Object.values(properties)].flat())
    for (const [, slot = ''] of template.matchAll(/\{(\w+)\}/g)) if (!(slot in slots) && !given.has(slot)) return slot
  return undefined
}
