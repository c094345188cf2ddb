import * as v from 'valibot'

const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6])
const monthDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))
const month = v.pipe(v.number(), v.minValue(1), v.maxValue(12))

/** Schema of the core's `DaySchedule` in a row's content. */
export const daySchedule = v.variant('kind', [
  v.object({ kind: v.literal('weekday'), day: weekday }),
  v.object({ kind: v.literal('dates'), from: monthDay, to: monthDay }),
  v.object({ kind: v.literal('last-weekday'), day: weekday, month, plus: v.optional(v.number()) }),
])
