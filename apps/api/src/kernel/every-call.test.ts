import * as contract from '@market/contract'
import type { Call } from '@market/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { demoMembers, demoPassword } from '../session/demo-members.ts'

/** Every call of the contract, whatever room it belongs to. */
const calls = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === 'object' && 'path' in value ? [{ name, call: value as Call }] : [],
)

let api: TestApi
let anonymous: Visitor
let member: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 60 })
  anonymous = await makeVisitor(api.url)
  member = await makeVisitor(api.url, { username: demoMembers[0].email, password: demoPassword })
})
afterAll(() => api.stop())

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

/** A value that looks like what a schema asks for. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  if (schema.format === 'uuid') return '6f1d0f43-6a4e-4b43-9d6e-2f5d3f1f0a01'
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : []
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]))
  return schema.type === 'number' || schema.type === 'integer' ? 1 : schema.type === 'boolean' ? true : 'abc1'
}
const partOf = (call: Call, part: 'params' | 'query' | 'body'): Record<string, unknown> => {
  const schema = call[part]
  if (!schema) return {}
  const sample = sampleOf(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema)
  return typeof sample === 'object' && sample !== null ? { ...sample } : {}
}
const inputOf = (call: Call) => ({
  ...(call.params && { params: partOf(call, 'params') }),
  ...(call.query && { query: partOf(call, 'query') }),
  ...(call.body && { body: partOf(call, 'body') }),
})

const hostile: readonly unknown[] = [
  '',
  `' or 1=1; drop table products; --`,
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '\u202e\u0000',
  'ş'.repeat(3000),
  '-1',
  '1e3',
  '99999999999999',
  '٣',
  '%00',
  '__proto__',
]
const hostileInBody: readonly unknown[] = [...hostile, null, -1, 0.5, 1e300, [], {}, [[]], { $gt: '' }, true]

describe('every call', () => {
  it.each(calls)('$name asks who calls', async ({ call }) => {
    const path = call.path.replaceAll(/\{\w+\}/g, '1')
    const bare = await fetch(`${api.url}/eptnew${path}`, {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      ...(call.body && { body: JSON.stringify(partOf(call, 'body')) }),
    })
    if (call.who === 'open') expect(bare.status).not.toBe(401)
    else expect(bare.status).toBe(401)
    if (call.who === 'member') expect((await anonymous.call(call, inputOf(call))).status).toBe(403)
  })

  it.each(calls)('$name answers anything with an answer of the contract or a refusal', async ({ call }) => {
    const input = inputOf(call)
    const requests = [
      input,
      ...(['params', 'query', 'body'] as const).flatMap((part) =>
        Object.keys(input[part] ?? {}).flatMap((field) =>
          (part === 'body' ? hostileInBody : hostile).map((value) => ({
            ...input,
            [part]: { ...input[part], [field]: value },
          })),
        ),
      ),
    ]
    for (const request of requests) {
      // A path without its part is another path.
      if (Object.values(request.params ?? {}).includes('')) continue
      const heard = await (call.who === 'member' ? member : anonymous).call(call, request)
      expect(heard.status, JSON.stringify(request).slice(0, 300)).toBeLessThan(500)
      if (heard.status !== 200) expect(heard.message).not.toBe('')
      // Whoever logged out needs a new token.
      if (call === contract.postLogout) anonymous = await makeVisitor(api.url)
    }
  })
})
