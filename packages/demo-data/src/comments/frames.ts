import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'
import { type Mood, mood } from './mood.ts'

const frames = once(() =>
  Map.groupBy(
    readRows(dataFile('comments/frames.tsv'), v.strictObject({ mood, sentence: text })),
    (frame) => frame.mood,
  ),
)

/**
 * What shoppers say of any aspect, its noun between braces in the case the sentence needs: `{i}` accusative, `{e}` dative, `{de}`
 * locative, `{den}` ablative, `{in}` genitive, `{}` as it is. Each must be true of a taste, a lid, a date and an assembly alike.
 */
export const framesOf = (one: Mood): readonly string[] => (frames().get(one) ?? []).map(({ sentence }) => sentence)

/** Why and for whom something was bought: true of whatever is sold. */
export const commentOpenings = once((): readonly string[] =>
  readRows(dataFile('comments/openings.tsv'), v.strictObject({ opening: text })).map(({ opening }) => opening),
)
