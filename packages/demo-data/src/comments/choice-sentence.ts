import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'
import { type Mood, mood } from './mood.ts'

const row = v.strictObject({
  choice: text,
  mood,
  sentence: v.pipe(text, v.includes('{value}', 'write {value} where the chosen one is named')),
})
const sentences = once(
  () =>
    new Map(
      readRows(dataFile('comments/choices.tsv'), row).map(({ choice, sentence, ...one }) => [
        `${choice} ${one.mood}`,
        sentence,
      ]),
    ),
)

/** A sentence about a variant, by the variant's name; undefined for variants that comments do not mention. */
export const choiceSentence = (one: Mood, choice: string, value: string): string | undefined =>
  sentences()
    .get(`${choice} ${one}`)
    ?.replaceAll('{value}', () => value)
