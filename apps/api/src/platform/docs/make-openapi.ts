import type { Call } from '@market/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { contractCalls } from './contract-calls.ts'
import { listingHeader } from '../http/register-routes.ts'

/** The OpenAPI document of every call of the contract, as text. */
export function makeOpenApi(): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call } of contractCalls) {
    const operations = (paths[`/eptnew${call.path}`] ??= {})
    operations[call.method.toLowerCase()] = operationOf(name, call)
  }
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Market API', version: '2' },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  })
}

function operationOf(name: string, call: Call): unknown {
  const parameters = [
    ...parametersOf('path', call.params),
    ...parametersOf('query', call.query),
    ...(call.listing ? [{ name: listingHeader, in: 'header', required: true, schema: { type: 'string' } }] : []),
    ...(call.idempotent ? [{ name: 'idempotency-key', in: 'header', schema: { type: 'string' } }] : []),
  ]
  return {
    operationId: name,
    summary: call.summary,
    security: call.who === 'open' ? [] : [{ bearer: [] }],
    'x-who': call.who,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(call.body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: envelope(schemaOf(call.answer, 'output')) } },
      },
      default: { description: 'Refusal or failure', content: { 'application/json': { schema: refusal } } },
    },
  }
}

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): readonly unknown[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** What JSON Schema cannot say, a transformation above all, is left out of the document and still checked. */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, { target: 'openapi-3.0', typeMode, errorMode: 'ignore' })

const envelope = (data: unknown) => ({
  type: 'object',
  properties: { success: { type: 'boolean' }, data },
  required: ['success', 'data'],
})
const refusal = {
  type: 'object',
  properties: { success: { type: 'boolean' }, err_msg: { type: 'string' }, err_code: { type: 'integer' } },
  required: ['success', 'err_msg'],
}
