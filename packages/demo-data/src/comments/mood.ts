import * as v from 'valibot'

/** Whether a comment is content, neither, or disappointed. */
const moods = ['good', 'middle', 'bad'] as const
export type Mood = (typeof moods)[number]

export const mood = v.picklist(moods, 'write good, middle or bad')

/** Something for each mood. */
export const ofMoods = <Value>(make: (one: Mood) => Value): Readonly<Record<Mood, Value>> => ({
  good: make('good'),
  middle: make('middle'),
  bad: make('bad'),
})
