import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const doc = readFileSync(`${root}/docs/promises.md`, 'utf8')
/** As in the document, a path without a package is below one of these. */
const places = ['', 'apps/api/src/', 'packages/commerce/src/', 'packages/domain/src/']
const rows = doc.split('\n').flatMap((row) => {
  const [, promise = '', keptBy = ''] = row.split('|')
  const files = [...keptBy.matchAll(/`([\w/.-]+\/[\w.-]+\.\w+)`/g)].map(([, file = '']) => file)
  return promise.trim() && !/^\s*(-+|promise)\s*$/.test(promise) ? [{ promise, files }] : []
})

it('every file that docs/promises.md names exists', () => {
  const files = rows.flatMap((row) => row.files)
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !places.some((place) => existsSync(root + place + file)))).toEqual([])
})

it('every promise of docs/promises.md names a file', () => {
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([])
})
