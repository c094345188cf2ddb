import { once, readRows, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text, texts, whole } from '../fields.ts'

const names = once(() => readYaml(dataFile('devices/names.yaml'), v.strictObject({ types: texts, brands: texts })))
const numbered = (list: readonly string[]) => list.map((name, index) => ({ id: index + 1, name }))

/** Offers and links carry these ids. */
export const deviceTypes = once(() => numbered(names().types))
export const deviceBrands = once(() => numbered(names().brands))

/** A name of `names.yaml`, read as its id. */
const idIn = (list: 'types' | 'brands') =>
  v.pipe(
    text,
    v.check(
      (name) => names()[list].includes(name),
      ({ input }) => `names.yaml has no "${input}": correct it or add it at the end of ${list}`,
    ),
    v.transform((name) => names()[list].indexOf(name) + 1),
  )

const model = v.strictObject({
  id: whole,
  type: idIn('types'),
  brand: idIn('brands'),
  name: text,
  /** Lira for one in perfect condition with the smallest memory. */
  best: whole,
  /** Sizes in gigabytes, the smallest first. */
  memories: v.pipe(
    v.string(),
    v.regex(/^(\d+( \d+)*)?$/, 'write numbers parted by spaces, or leave it empty'),
    v.transform((sizes) => (sizes === '' ? [] : sizes.split(' ').map(Number))),
  ),
})
export type SeedDevice = v.InferOutput<typeof model>

/** Devices that are bought, newest model of a brand first. Brands and models are invented. */
export const devices = once(() => readRows(dataFile('devices/models.tsv'), model))

const question = v.strictObject({
  service: v.picklist(['garantili', 'delta'], 'write garantili or delta'),
  type: idIn('types'),
  name: text,
  options: v.array(
    v.strictObject({
      name: text,
      /** Percent of the best price. */
      less: v.optional(whole, '0'),
      /** Why such a device is not accepted at all. */
      refusal: v.exactOptional(text),
    }),
  ),
})

/** Questions of each service for each kind of device, best answer first. Delta accepts worse devices and asks fewer. */
export const deviceQuestions = once(() => readYaml(dataFile('devices/questions.yaml'), v.array(question)))
