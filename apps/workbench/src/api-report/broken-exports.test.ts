import { expect, it } from 'vitest'
import { apiReport } from './api-report.ts'
import { brokenExports, mayBreak } from './broken-exports.ts'
import { emitDeclarations } from './emit-declarations.ts'
import { coreVersion, releasedReport } from './released-report.ts'

const page = (code: string) => `## price\n\nWhat a line costs. [source](x.ts)\n\n\`\`\`ts\n${code}\n\`\`\`\n`
const earlier = new Map([
  ['README.md', 'x'],
  ['cart.md', page('const price: () => Money;')],
])

it.each([
  ['the same report', page('const price: () => Money;'), []],
  ['another signature', page('const price: (line: Line) => Money;'), ['cart price']],
  ['a report without the export', '# cart\n', ['cart price']],
  [
    'a further export',
    `${page('const price: () => Money;')}\n${page('const total: () => Money;').replace('price', 'total')}`,
    [],
  ],
])('%s breaks these exports', (_, cart, broken) => {
  expect(brokenExports(earlier, new Map([['cart.md', cart]]))).toEqual(broken)
})

it('an internal type that a signature names may change', () => {
  const named = page('interface Priced {}').replace('What a line', '*Not exported: a signature names it.* What a line')
  expect(brokenExports(new Map([['cart.md', named]]), new Map())).toEqual([])
})

it.each([
  ['1.2.3', '1.2.4', false],
  ['1.2.3', '1.3.0', false],
  ['1.2.3', '2.0.0', true],
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
])('from %s to %s an export may break: %s', (from, to, may) => {
  expect(mayBreak(from, to)).toBe(may)
})

it('no export of the released core is removed or changed in a version that promises to keep it', () => {
  const released = releasedReport()
  if (!released || mayBreak(released.version, coreVersion())) return
  expect(brokenExports(released.pages, apiReport(emitDeclarations())), `raise the version ${coreVersion()}`).toEqual([])
})
