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
 * Sentences about any aspect, with a placeholder for its noun in the case that the sentence needs: `{i}` accusative,
 * `{e}` dative, `{de}` locative, `{den}` ablative, `{in}` genitive, `{}` unchanged. Each must fit a taste, a lid, a
 * date and an assembly alike.
 */
export const framesOf = (one: Mood): readonly string[] => (frames().get(one) ?? []).map(({ sentence }) => sentence)

/** Sentences about why and for whom a product was bought; they fit every product. */
export const commentOpenings = once((): readonly string[] =>
  readRows(dataFile('comments/openings.tsv'), v.strictObject({ opening: text })).map(({ opening }) => opening),
)
