import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { category, pattern, text } from '../fields.ts'

const row = v.pipe(
  v.strictObject({
    slug: text,
    name: text,
    city: text,
    region: text,
    category,
    /** A property that its products have, as `Name:Value`, or empty. */
    facet: v.string(),
    /** A regular expression on the names of its products, or empty. */
    named: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      pattern,
    ]),
    note: text,
  }),
  v.transform(({ facet, named, ...origin }) => ({
    ...origin,
    facets: facet === '' ? [] : [facet],
    ...(named && { named }),
  })),
)

/** Registered geographic indications, and by what the seed recognises their products. */
export const seedOrigins = once(() =>
  readRows(dataFile('showcase/origins.tsv'), row).map((origin, index) => ({ id: index + 1, ...origin })),
)

/** The origin of a product, by its category, properties and name; undefined for most products. */
export const originOf = (leaf: string, facets: readonly string[], name: string): number | null =>
  seedOrigins().find(
    (one) =>
      one.category === leaf &&
      one.facets.every((facet) => facets.includes(facet)) &&
      (one.named === undefined || one.named.test(name)),
  )?.id ?? null
