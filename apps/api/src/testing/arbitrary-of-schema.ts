import fc from 'fast-check'
import type { JsonSchema } from '@market/openapi'
import { hostileTexts } from './hostile-values.ts'

/**
 * Values that a schema accepts, as far as JSON Schema can express it: small ids that exist, unusual texts, and the ends
 * of ranges.
 */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  switch (schema.type) {
    case 'object':
      return fc.record(mapValues(schema.properties ?? {}, arbitraryOf), { requiredKeys: [...(schema.required ?? [])] })
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(3, schema.maxItems ?? 3),
      })
    case 'boolean':
      return fc.boolean()
    case 'number':
    case 'integer':
      return numbersOf(schema)
    default:
      return textsOf(schema)
  }
}

function numbersOf({ type, minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  const known = fc.integer({ min: Math.max(1, Math.ceil(minimum)), max: Math.max(1, Math.min(60, maximum)) })
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31)) })
  return type === 'integer' ? fc.oneof(known, whole) : fc.oneof(known, whole, fc.double({ min: minimum, max: maximum }))
}

function textsOf({ format, pattern, minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  return fc.oneof(
    fc.string({ minLength, maxLength, unit: 'grapheme' }).filter(fits),
    fc.integer({ min: 1, max: 60 }).map((id) => String(id).padStart(minLength, '0')),
    fc.constantFrom('kahve', 'Çaydanlık', ...hostileTexts.filter(fits)),
  )
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
