import type { JsonSchema } from './json-schema.ts'

/** A field of a schema as the page of calls shows it. */
export interface Field {
  /** Path in the answer or request, such as `items[].quantity`. */
  readonly path: string
  readonly required: boolean
  readonly type: string
  readonly description: string | undefined
}

/** A line per field of a schema, including nested ones. */
export function fieldsOf(schema: JsonSchema, prefix = '', required = true): readonly Field[] {
  const own: readonly Field[] =
    prefix === '' ? [] : [{ path: prefix, required, type: typeOf(schema), description: schema.description }]
  const inner = schema.items ?? schema
  const path = schema.items ? `${prefix}[]` : prefix
  const nested = Object.entries(inner.properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(field, path === '' ? name : `${path}.${name}`, inner.required?.includes(name) ?? false),
  )
  const variants = (inner.anyOf ?? []).flatMap((variant) => (variant.properties ? fieldsOf(variant, path) : []))
  return [...own, ...nested, ...variants.filter((field) => field.path !== prefix)]
}

/** A short text for the possible values. */
function typeOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  const range = (min: number | undefined, max: number | undefined, unit: string) =>
    min === undefined && max === undefined ? '' : ` ${min ?? ''}…${max ?? ''}${unit}`
  return [
    schema.items ? `list of ${typeOf(schema.items)}` : (schema.format ?? schema.type ?? 'any'),
    range(minLength, maxLength, ' characters'),
    range(minimum, maximum, ''),
    schema.pattern === undefined ? '' : ` like ${schema.pattern}`,
    schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} where it is missing`,
    schema.nullable ? ' or null' : '',
  ].join('')
}
