import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, id, shortText, text } from '../kernel/field.ts'

const point = v.object({
  id,
  name: text,
  city: text,
  district: text,
  address: text,
  hours: text,
  /** Degrees north and east. */
  position: v.object({ latitude: v.number(), longitude: v.number() }),
  /** Metres from the place named by `near`, null without one. */
  distance: v.nullable(count),
})
const place = v.strictObject({
  city: shortText,
  district: v.optional(shortText, ''),
  /** A district and a neighbourhood of the province from which distances are measured. */
  near: v.optional(v.strictObject({ district: shortText, neighborhood: v.optional(shortText, '') })),
})
const points = v.object({ items: v.array(point) })

/** Nearest first where `near` is named, else in Turkish order. */
export const findPostBranches = defineCall({
  method: 'POST',
  path: '/find_ptt_branch',
  who: 'any',
  summary: 'Postal branches of a province or of one district',
  body: place,
  answer: points,
})

/** Nearest first where `near` is named, else in Turkish order. */
export const findKargomats = defineCall({
  method: 'POST',
  path: '/find_ptt_kargomats',
  who: 'any',
  summary: 'Parcel lockers of a province or of one district',
  body: place,
  answer: points,
})

/** In Turkish order. */
export const getKargomatCities = defineCall({
  method: 'GET',
  path: '/kargomat-cities',
  who: 'any',
  summary: 'Provinces and districts that have parcel lockers',
  answer: v.object({
    items: v.array(v.object({ city: text, districts: v.array(v.object({ name: text, count })), count })),
  }),
})
