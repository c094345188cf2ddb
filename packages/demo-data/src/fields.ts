import { findCategory } from '@market/domain/catalog'
import * as v from 'valibot'

/** Fields that several files of `data` have. */
export const text = v.pipe(v.string('write a text'), v.nonEmpty('write a text'))
export const texts = v.pipe(v.array(text, 'write a list of texts'), v.minLength(1, 'write one text at least'))
export const decimal = v.pipe(
  v.string('write a number'),
  v.regex(/^\d+(\.\d+)?$/, 'write a number with a point, as 0.9'),
  v.transform(Number),
)
export const whole = v.pipe(v.string('write a number'), v.regex(/^-?\d+$/, 'write a whole number'), v.transform(Number))
export const tone = v.picklist(
  ['petrol', 'saffron', 'plum', 'sand', 'mint'],
  'write petrol, saffron, plum, sand or mint',
)

/** The slug of a category of the core's tree. */
export const category = v.pipe(
  text,
  v.check(
    (slug) => findCategory(slug) !== undefined,
    ({ input }) => `there is no category "${input}": correct the slug`,
  ),
)
export const categories = v.array(category, 'write a list of categories')
/** The slug of a category, read as its id. */
export const categoryId = v.pipe(
  category,
  v.transform((slug) => findCategory(slug)?.id ?? 0),
)

/** A regular expression on the names of products. */
export const pattern = v.pipe(
  text,
  v.rawTransform<string, RegExp>(({ dataset, addIssue, NEVER }) => {
    try {
      return new RegExp(dataset.value, 'u')
    } catch {
      addIssue({ message: 'is no regular expression: correct it' })
      return NEVER
    }
  }),
)

/** The texts on a picture. */
export const words = { kicker: v.optional(v.string(), ''), headline: text, slogan: text, button: text }

/** Recurring days of the year, or hours of each day. */
export const schedule = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('hours') }),
    v.strictObject({ kind: v.literal('weekday'), day: whole }),
    v.strictObject({ kind: v.literal('dates'), from: text, to: text }),
    v.strictObject({ kind: v.literal('last-weekday'), day: whole, month: whole, plus: v.exactOptional(whole) }),
  ],
  'write kind: hours, weekday, dates or last-weekday',
)

/** Fields of a slide, whose texts are beside its picture. */
export const slideFields = { tone, image: text, link: text, ...words, disclaimer: v.optional(v.string(), '') }
export const slide = v.pipe(
  v.strictObject(slideFields),
  v.transform(({ tone: colours, image, link, ...said }) => ({ tone: colours, image, link, text: said })),
)
