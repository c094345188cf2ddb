import { type Call, listingHeader } from '@market/contract'
import type * as v from 'valibot'
import { type DeskCall, officeCalls, sellerCalls } from '@market/contract/counter'
import type { Door } from '@market/domain/team'
import { contractCalls } from './contract-calls.ts'
import { contractSchema, descriptionOf } from './contract-schema.ts'

/** The OpenAPI document of all calls of the contract, as text. */
export function makeOpenApi(): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call } of contractCalls) {
    const operations = (paths[`/eptnew${call.path}`] ??= {})
    operations[call.method.toLowerCase()] = operationOf(name, call)
  }
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Market API', version: '2', description: overview },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  })
}

/** The OpenAPI document of a panel's calls, as text. Integrations use the same calls with an API key. */
export function makeDeskOpenApi(door: Door): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call } of door === 'seller' ? sellerCalls : officeCalls)
    (paths[`/${door}/v1${call.path}`] ??= {})[call.method.toLowerCase()] = deskOperationOf(name, call)
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: door === 'seller' ? 'Seller API' : 'Office API', version: '1', description: deskOverview },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: `market-${door}` },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  })
}

function deskOperationOf(name: string, call: DeskCall): unknown {
  const { who, door: _door, ...rest } = call
  const operation = operationOf(name, { ...rest, who: who === 'open' ? 'open' : 'any' })
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return {
    ...operation,
    security: who === 'open' ? [] : [{ session: [] }, ...(call.beforeSecondStep ? [] : [{ key: [] }])],
    'x-who': who,
    ...(call.download && {
      responses: { ...operation.responses, 200: { description: 'The file', content: file } },
    }),
  }
}

function operationOf(name: string, call: Call) {
  const parameters = [
    ...parametersOf('path', call.params),
    ...parametersOf('query', call.query),
    ...(call.listing ? [{ name: listingHeader, in: 'header', required: true, schema: { type: 'string' } }] : []),
    ...(call.idempotent ? [{ name: 'idempotency-key', in: 'header', schema: { type: 'string' } }] : []),
  ]
  return {
    operationId: name,
    summary: call.summary,
    description: descriptionOf(name),
    security: call.who === 'open' ? [] : [{ bearer: [] }],
    'x-who': call.who,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: contractSchema(call.body, 'input') } } },
    }),
    ...(call.upload !== undefined && {
      requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
    }),
    responses: {
      200: {
        description: 'Success',
        content: call.stream
          ? { 'text/event-stream': { schema: contractSchema(call.answer, 'output') } }
          : { 'application/json': { schema: envelope(contractSchema(call.answer, 'output')) } },
      },
      default: { description: 'Refusal or failure', content: { 'application/json': { schema: refusal } } },
    },
  }
}

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): readonly unknown[] {
  if (!schema) return []
  const { properties = {}, required = [] } = contractSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const overview = [
  'Amounts are decimal lira with at most two decimals, instants ISO 8601 text with zone.',
  '401: the token is missing, expired or revoked. 403: the call is for members only, or the listing header is wrong.',
  '404: nothing there, or another owner’s. 409: refused as things are now, such as a changed price.',
  '422: a field breaks its rule, or an Idempotency-Key came again with another body. 429: too many requests; with code 5050 the call is taken when it comes again with the work of `data` in x-robot-check.',
  'A refusal carries its sentence for the shopper in err_msg.',
].join(' ')
const deskOverview = [
  'A session’s cookie or an API key (`Authorization: Bearer gk_…`) authorizes. Writes with a cookie need the panel’s Origin.',
  'Amounts are decimal lira with at most two decimals, instants ISO 8601 text with zone. Lists answer 50 items and the cursor of the next page.',
  '401: no session. 403: another origin, a role without the right (code 6010), or a session without a second step (code 6020).',
  '404: nothing there, or another shop’s. 409: refused as things are now; with code 6030 `data` has the present value. 422: a field breaks its rule. 429: too many requests.',
].join(' ')
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
