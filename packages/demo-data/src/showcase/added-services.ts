import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { category, text, whole } from '../fields.ts'

const row = v.strictObject({
  id: whole,
  kind: v.picklist(['protection', 'insurance', 'installation'], 'write protection, insurance or installation'),
  name: text,
  note: text,
  image: text,
  category,
  share: whole,
  least: whole,
})

/** Services offered beside a product. `share` is of the price in hundredths of a percent, `least` in kuruş. */
export const seedAddedServices = once(() => readRows(dataFile('showcase/added-services.tsv'), row))
