import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const doc = readFileSync(`${root}/docs/security.md`, 'utf8')
/** As in the document, a path without a package is relative to the API. */
const find = (file: string) =>
  [file, `apps/api/src/${file}`].map((path) => root + path).find((path) => existsSync(path))

it('every test that docs/security.md names by its path is there', () => {
  const files = [...doc.matchAll(/`([\w/.-]+\/[\w.-]+\.test\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !find(file))).toEqual([])
})

it('every title that it quotes from a test is one of a test that its row names', () => {
  const missing = doc.split('\n').flatMap((row) => {
    const files = [...row.matchAll(/`([\w/.-]+\.test\.tsx?)`/g)].flatMap(([, file = '']) => find(file) ?? [])
    const tests = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const titles = [...row.matchAll(/“([^”]{20,})”/g)].map(([, title = '']) => title.replaceAll(/ …|… /g, ''))
    return files.length === 0 ? [] : titles.filter((title) => !tests.includes(title))
  })
  expect(missing).toEqual([])
})

it('has a row that names a test or a command for every numbered promise', () => {
  const held = new Set(
    doc.split('\n').flatMap((row) => {
      const [, numbers = '', , by = ''] = row.split('|')
      return /^[\d, ]+$/.test(numbers) && /`[^`]+`|torture/.test(by) ? numbers.split(',').map(Number) : []
    }),
  )
  const promised = Array.from({ length: 59 }, (_, index) => index + 1)
  expect(promised.filter((number) => !held.has(number))).toEqual([])
})
