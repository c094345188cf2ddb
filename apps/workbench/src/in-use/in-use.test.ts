import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findUncalled, findUnusedExports, findUnusedVerbs } from './find-unused.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (path) =>
      !/\.(test|bench)(-d)?\.tsx?$|^apps\/[^/]+\/src\/testing\/|^apps\/(e2e|workbench\/src\/in-use)\//.test(path),
  )
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

describe('in this repository', () => {
  it('each call of the contract has a caller', () => {
    expect(findUncalled(files)).toEqual([])
  })

  it('each verb of a port is used by an app or a store', () => {
    expect(findUnusedVerbs(files)).toEqual([])
  })

  it('each rule that the core exports is used by an app', () => {
    expect(findUnusedExports(files)).toEqual([])
  })
})

describe('a use', () => {
  const core = {
    path: 'packages/domain/src/a.ts',
    text: 'export const rule = () => inner()\nexport const inner = () => 1',
  }
  const door = { path: 'packages/domain/src/index.ts', text: "export { rule, inner } from './a.ts'" }

  it('is not the door of the core, nor the rule’s own line', () => {
    expect(findUnusedExports([core, door])).toEqual(['rule', 'inner'])
  })

  it('reaches what the used rule uses', () => {
    expect(findUnusedExports([core, door, { path: 'apps/web/src/x.ts', text: 'rule()' }])).toEqual([])
  })

  it('of a call is made by an adapter or a front end, not by the provider that answers it', () => {
    const contract = { path: 'packages/contract/src/a.ts', text: 'export const getA = defineCall({})' }
    expect(findUncalled([contract, { path: 'apps/api/src/a.ts', text: 'getA' }])).toEqual(['getA'])
    expect(findUncalled([contract, { path: 'packages/http/src/a.ts', text: 'getA' }])).toEqual([])
  })

  it('of a verb is not its adapter’s', () => {
    const port = { path: 'packages/domain/src/a.ts', text: 'export interface Shops {\n  open(): void\n}' }
    expect(findUnusedVerbs([port, { path: 'packages/http/src/a.ts', text: 'shops.open()' }])).toEqual(['Shops.open'])
    expect(findUnusedVerbs([port, { path: 'packages/stores/src/a.ts', text: 'shops.open()' }])).toEqual([])
  })
})
