import * as fields from '@market/contract/field'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { readContractComments } from './contract-comments.ts'
import type { JsonSchema } from './json-schema.ts'

let read: ReturnType<typeof readWords> | undefined
/** Read for the first document, so that the API starts without the contract's source. */
const words = () => (read ??= readWords())

function readWords() {
  const { ofExport, ofField } = readContractComments()
  const { text: _text, nothing: _nothing, ...telling } = fields
  const ofSchema = new Map<unknown, string | undefined>(
    Object.entries(telling).map(([name, schema]) => [schema, ofExport.get(name)]),
  )
  return { ofExport, ofField, ofSchema }
}

/** Meaning, errors and source of a call in addition to its summary; calls of a group share the group's. */
export const descriptionOf = (call: string): string | undefined => words().ofExport.get(call.split('.')[0] ?? '')

/**
 * The JSON Schema of a contract schema, with the contract's docstrings as field descriptions. Validations that JSON
 * Schema cannot express, such as transformations, are left out of the document but still run.
 */
export const contractSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema =>
  toJsonSchema(schema, {
    target: 'openapi-3.0',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (!jsonSchema.properties) return undefined
      const entries = memberOf(valibotSchema, 'entries')
      const described = Object.entries(jsonSchema.properties).map(([name, property]) => {
        const description = words().ofField.get(name) ?? words().ofSchema.get(bareOf(memberOf(entries, name)))
        return [name, description === undefined ? property : Object.assign({}, property, { description })]
      })
      return { ...jsonSchema, properties: Object.fromEntries(described) }
    },
  }) as JsonSchema

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

/** A schema without its `optional` and `nullable`. */
function bareOf(schema: unknown): unknown {
  const wrapped = memberOf(schema, 'wrapped')
  return wrapped === undefined ? schema : bareOf(wrapped)
}
