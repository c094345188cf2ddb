import type { Call } from '@market/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import type { JsonSchema } from '@market/openapi'
import { arbitraryOf } from './arbitrary-of-schema.ts'
import { hostileTexts, hostileValues } from './hostile-values.ts'

type Fields = Readonly<Record<string, unknown>>
export interface CallRequestMade {
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: unknown
  /** True if the schema must refuse the request, whatever the handler would do. */
  readonly extraField?: true
}

const parts = ['params', 'query', 'body'] as const
/** Names of extra fields that would be dangerous if the API accepted them (security.md 42). */
const extraFields = ['is_active', 'user_id', 'price', 'total', 'constructor', 'owner_id']

export const jsonSchemaOf = (call: Call, part: (typeof parts)[number]): JsonSchema | undefined => {
  const schema = call[part]
  return schema && (toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema)
}

/** Valid requests of a call, with a random choice of the optional fields, or without them. */
export function validRequests(call: Call, fields?: 'required'): fc.Arbitrary<CallRequestMade> {
  const made: Partial<Record<(typeof parts)[number], fc.Arbitrary<unknown>>> = {}
  for (const part of parts) {
    const schema = jsonSchemaOf(call, part)
    if (schema) made[part] = arbitraryOf(fields ? withoutOptional(schema) : schema)
  }
  return fc.record(made) as fc.Arbitrary<CallRequestMade>
}

const withoutOptional = ({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  required,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))),
})

/** Invalid requests with one error each: a hostile, missing or additional field, or a body that is not an object. */
export function spoiltRequests(call: Call): fc.Arbitrary<CallRequestMade> {
  const valid = validRequests(call)
  const fields = parts.flatMap((part) =>
    Object.keys(jsonSchemaOf(call, part)?.properties ?? {}).map((field) => ({ part, field })),
  )
  const ways: fc.Arbitrary<CallRequestMade>[] = []
  if (fields.length > 0) {
    const place = fc.constantFrom(...fields)
    const hostile = place.chain((where) =>
      fc
        .constantFrom(...(where.part === 'body' ? hostileValues : hostileTexts))
        .map((value) => ({ ...where, value }) as const),
    )
    ways.push(
      fc.tuple(valid, hostile).map(([request, { part, field, value }]) => replace(request, part, field, value)),
      fc.tuple(valid, place).map(([request, { part, field }]) => replace(request, part, field, undefined)),
    )
  }
  if (call.body) {
    const known = new Set(fields.map(({ field }) => field))
    ways.push(
      fc
        .tuple(
          valid,
          fc.constantFrom(...extraFields.filter((name) => !known.has(name))),
          fc.constantFrom(...hostileValues),
        )
        .map(([request, field, value]) => ({ ...replace(request, 'body', field, value), extraField: true as const })),
      fc.tuple(valid, fc.constantFrom(...hostileValues)).map(([request, body]) => ({ ...request, body })),
    )
  }
  return ways.length === 0 ? valid : fc.oneof(...ways)
}

const replace = (request: CallRequestMade, part: (typeof parts)[number], field: string, value: unknown) => ({
  ...request,
  [part]: { ...(request[part] as Fields | undefined), [field]: value },
})
