import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'
import { mood, ofMoods } from './mood.ts'
import type { Told } from './told.ts'

const row = v.strictObject({
  mood,
  /** `kept`: products used for years. `used-up`: consumables. */
  of: v.picklist(['all', 'kept', 'used-up'], 'write all, kept or used-up'),
  sentence: text,
})
const sentences = once(() => {
  const rows = readRows(dataFile('comments/any-product.tsv'), row)
  const toldBy = (kind: 'kept' | 'used-up'): Told =>
    ofMoods((one) =>
      rows
        .filter((template) => template.mood === one && (template.of === 'all' || template.of === kind))
        .map(({ sentence }) => said(sentence)),
    )
  return { kept: toldBy('kept'), usedUp: toldBy('used-up') }
})

/** Sentences about delivery, packing, price and shop, and about long use or, for consumables, buying again. */
export const generalSentencesOf = (usedUp: boolean): Told => (usedUp ? sentences().usedUp : sentences().kept)

/** `Kargo (hızlı|zamanında) geldi.` as its sentences. */
function said(template: string): readonly string[] {
  const [, before = '', choices, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(template) ?? []
  return choices === undefined ? [template] : choices.split('|').flatMap((choice) => said(before + choice + after))
}
