import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The number of rules per letter of the catalogue. */
const catalogue = { M: 4, T: 4, V: 16, U: 6, L: 9, C: 10, K: 5, S: 17 }
const rules = Object.entries(catalogue).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
)

/** Titles of suites and tests, those behind `.each(...)` too. */
const titlePattern = /(?:\b(?:describe|it)|[\])])(?:<[^<>]*>)?\(\s*(['`])((?:(?!\1).)*)\1/g
const titlesOf = (text: string): readonly string[] => [...text.matchAll(titlePattern)].map(([, , title = '']) => title)

const domainTitles = globSync('packages/domain/src/**/*.test.ts', { cwd: root }).flatMap((file) =>
  titlesOf(readFileSync(`${root}/${file}`, 'utf8')),
)
const named = new Set(domainTitles.flatMap((title) => title.match(/\b[MTVULCKS]\d{1,2}\b/g) ?? []))

describe('the titles of the core’s tests', () => {
  it('name each of the 71 rules', () => {
    expect(rules).toHaveLength(71)
    expect(rules.filter((rule) => !named.has(rule))).toEqual([])
  })

  it('name no rule that there is not', () => {
    expect([...named].filter((name) => !rules.includes(name))).toEqual([])
  })
})

describe('reading titles', () => {
  it('finds them plain, with a type, over lines and behind a table', () => {
    const text = `describe('M1 money', () => {
      it.each([1, 2])('T2 takes %s', () => {})
      it.each([
        ['a', 1],
      ] as const)('V3 of %s', () => {})
      describe.each<Tab>(['x'])(\`S4 \${name}\`, () => {})
      expect(of('C9')).toBe(1)`
    expect(titlesOf(text)).toEqual(['M1 money', 'T2 takes %s', 'V3 of %s', 'S4 ${name}'])
  })
})
