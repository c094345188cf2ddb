import * as v from 'valibot'

/** Decimal lira with at most two decimals; whole kuruş inside the core (rules.md M1). */
export const lira = v.pipe(v.number(), v.finite())
/** A whole number that may arrive as text in a query. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
)
/** A whole number from 1 that may arrive as text in a query. */
export const positive = v.pipe(whole, v.minValue(1))
/** Number of a page, from 1. */
export const pageNumber = v.optional(v.pipe(whole, v.minValue(1), v.maxValue(1_000_000)), 1)
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A numbered id, from 1. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** An opaque id of the provider, a UUID. */
export const uuid = v.pipe(v.string(), v.uuid())
/** Instant as ISO 8601 text with zone. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** Text of at most 200 characters. */
export const shortText = v.pipe(v.string(), v.maxLength(200))
/** A name in addresses, at most 200 characters. */
export const slug = v.pipe(v.string(), v.maxLength(200))
/**
 * At most 254 characters; the syntax is checked after the schema (rules.md V12), so that the answer can name the field.
 */
export const email = v.pipe(v.string(), v.maxLength(254))
/** Text of any length, for responses of the provider. */
export const text = v.string()
/** An empty object: no fields are accepted or returned. */
export const nothing = v.strictObject({})
/** Selected variant ids joined with `;` in ascending order, empty without variants (rules.md L4). */
export const attrId = v.pipe(v.string(), v.maxLength(120), v.regex(/^(\d{1,9}(;\d{1,9})*)?$/))
