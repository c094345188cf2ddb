import { expect, it } from 'vitest'
import * as contract from '../index.ts'

/** Every `v.object` in a schema, by its keys. */
function keysOf(schema: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const own =
    'type' in schema && schema.type === 'object' && 'entries' in schema ? Object.keys(Object(schema.entries)) : []
  return [...own, ...Object.values(schema).flatMap((part) => keysOf(part, seen))]
}

it('has no number among the keys of plain objects, whose common check would stay slow for all of them', () => {
  const keys = keysOf(Object.values(contract))
  expect(keys.length).toBeGreaterThan(500)
  expect(keys.filter((key) => /^\d+$/.test(key))).toEqual([])
})
