import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { judgeStatements } from './judge-statements.ts'
import { readStatements } from './read-statements.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const page = `# The specification
Text beside the lines.

- 1.1 Guests buy. — \`apps/e2e/src/a.test.ts\` › a guest buys; the cart is empty; \`apps/web/src/rooms/b.test.ts\` › at 390 px a guest buys
- 1.2 The logo leads to the cart. — decided: Layouts
- 1.3 A map shows branches. — open: no map yet
- 1.4 Nobody has looked.`

describe('the statements of a page', () => {
  const statements = readStatements(page)

  it('are read with their tests, their decision or why they are open', () => {
    expect(statements).toEqual([
      {
        id: '1.1',
        text: 'Guests buy.',
        tests: [
          { file: 'apps/e2e/src/a.test.ts', title: 'a guest buys; the cart is empty' },
          { file: 'apps/web/src/rooms/b.test.ts', title: 'at 390 px a guest buys' },
        ],
      },
      { id: '1.2', text: 'The logo leads to the cart.', tests: [], decision: 'Layouts' },
      { id: '1.3', text: 'A map shows branches.', tests: [], open: 'no map yet' },
      { id: '1.4', text: 'Nobody has looked.', tests: [], open: 'it names no test' },
    ])
  })

  const passed = {
    'apps/e2e/src/a.test.ts': ['buying > a guest buys; the cart is empty'],
    'apps/web/src/rooms/b.test.ts': ['at 390 px a guest buys', 'more'],
  }

  it('are shown by tests that passed', () => {
    const { shown, decided, open, faults } = judgeStatements(statements, passed, '## Layouts\nThe cart is its own.')
    expect({ shown, decided, faults }).toEqual({ shown: 1, decided: 1, faults: [] })
    expect(open.map(({ id }) => id)).toEqual(['1.3', '1.4'])
  })

  it('are not shown by a test that failed, was skipped or is gone', () => {
    const { faults } = judgeStatements(
      statements,
      { 'apps/e2e/src/a.test.ts': passed['apps/e2e/src/a.test.ts'] },
      '## Layouts',
    )
    expect(faults).toEqual(['1.1: no test “at 390 px a guest buys” passed in apps/web/src/rooms/b.test.ts'])
  })

  it('need a test in a shopper’s folder, and may name other tests next to it', () => {
    const file = 'packages/domain/src/c.test.ts'
    const shownBy = (...files: readonly string[]) =>
      judgeStatements(
        [{ id: '5.1', text: '', tests: files.map((one) => ({ file: one, title: 'V1' })) }],
        Object.fromEntries(files.map((one) => [one, ['V1']])),
        '',
      ).faults
    expect(shownBy(file)).toEqual([`5.1: no shopper comes through ${file}`])
    expect(shownBy('apps/web/src/rooms/cart/cart-page.test.tsx', file)).toEqual([])
  })

  it('need a heading for each decision, and have ten of these at most', () => {
    expect(judgeStatements(statements, passed, '').faults).toEqual(['1.2: docs/decisions has no heading “Layouts”'])
    const many = Array.from({ length: 11 }, (_, index) => ({
      id: `2.${index}`,
      text: '',
      tests: [],
      decision: 'Layouts',
    }))
    expect(judgeStatements(many, passed, '## Layouts').faults).toEqual([
      '11 statements are decided otherwise: 10 may be',
    ])
  })

  it('are listed once each', () => {
    expect(judgeStatements([...statements, ...statements], passed, '## Layouts').faults).toContain(
      '1.1 is listed twice',
    )
  })
})

it('docs/specification.md has lines of every section of the specification', () => {
  const statements = readStatements(readFileSync(`${root}/docs/specification.md`, 'utf8'))
  const sections = new Set(statements.map(({ id }) => id.split('.')[0]))
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})
