import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { officeCalls, sellerCalls } from '../counter/index.ts'
import * as contract from '../index.ts'
import type { Call } from './call.ts'

/** Actions of a pipe after which a text is bounded; a pattern counts if it has no open-ended repetition. */
const boundsText = new Set(['max_length', 'length', 'uuid', 'iso_date', 'iso_timestamp'])
const openEnded = /[^\\][*+]|\{\d+,\}/
const isBounded = (actions: readonly Part[]) =>
  actions.some(({ type, requirement }) =>
    type === 'regex' ? requirement instanceof RegExp && !openEnded.test(requirement.source) : boundsText.has(type),
  )

interface Part {
  readonly type: string
  readonly kind?: string
  readonly requirement?: unknown
  readonly pipe?: readonly Part[]
  readonly entries?: object
  readonly options?: readonly unknown[]
  readonly item?: unknown
  readonly wrapped?: unknown
  readonly key?: unknown
  readonly value?: unknown
}
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value

/** The actions of a pipe after its first schema, which may be a pipe itself. */
function actionsOf({ pipe }: Part): readonly Part[] {
  const [first, ...actions] = pipe ?? []
  return first ? [...actionsOf(first), ...actions] : []
}

/** Paths of texts, lists, records and unknown values without an upper bound. */
function unboundedIn(schema: unknown, path: string): readonly string[] {
  if (!isPart(schema)) return []
  const actions = actionsOf(schema)
  const bounded = {
    string: () => isBounded(actions),
    array: () => actions.some(({ type }) => type === 'max_length'),
    record: () => actions.some(({ type }) => type === 'max_entries'),
    unknown: () => false,
    any: () => false,
  }[schema.type]
  const own = bounded === undefined || bounded() ? [] : [`${path} (${schema.type})`]
  const { entries, options, item, wrapped, key, value } = schema
  const inner = [
    ...Object.entries(entries ?? {}).map(([name, part]) => [part, `${path}.${name}`] as const),
    ...(options ?? []).map((part) => [part, path] as const),
    ...[item, wrapped, key, value].map((part) => [part, path] as const),
    ...actions.filter(({ kind }) => kind === 'schema').map((part) => [part, path] as const),
  ]
  return [...own, ...inner.flatMap(([part, at]) => unboundedIn(part, at))]
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value
const shopCalls = Object.values(contract).flatMap((one) =>
  isCall(one) ? [one] : Object.values(Object(one)).filter(isCall),
)
const deskCalls = new Set([...sellerCalls, ...officeCalls].map(({ call }) => call))
const calls = [...shopCalls, ...deskCalls]

describe('every text and every list that a client sends has a greatest length', () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
    const parts = ['params', 'query', 'body'] as const
    expect(parts.flatMap((part) => unboundedIn(call[part], part))).toEqual([])
  })
  it('is found missing anywhere', () => {
    const careless = v.object({
      text: v.string(),
      list: v.optional(v.array(v.number())),
      inner: v.union([v.strictObject({ deep: v.nullable(v.pipe(v.string(), v.trim())) })]),
      loose: v.record(v.pipe(v.string(), v.maxLength(5)), v.unknown()),
      pattern: v.pipe(v.string(), v.regex(/^\w+$/)),
      later: v.pipe(v.pipe(v.string(), v.maxLength(9)), v.transform(Number)),
    })
    expect(unboundedIn(careless, 'body')).toEqual([
      'body.text (string)',
      'body.list (array)',
      'body.inner.deep (string)',
      'body.loose (record)',
      'body.loose (unknown)',
      'body.pattern (string)',
    ])
  })
})
