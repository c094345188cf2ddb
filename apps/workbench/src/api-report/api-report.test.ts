import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiReport } from './api-report.ts'
import { emitDeclarations } from './emit-declarations.ts'
import { reportFile } from './report-file.ts'
import { surface } from './surface.ts'

const files = new Map([
  [
    'cart/price.ts',
    `import type { Money } from '../money/money.ts';
interface Priced {
    /** For one. */
    readonly price: Money;
}
/**
 * What a line costs,
 * in kuruş.
 */
export declare const price: (line: Priced) => Money;
/** Nobody's business. */
export declare const inner: () => Inner;
interface Inner {
}
export {};
`,
  ],
  ['money/money.ts', '/** Kuruş. */\nexport type Money = number;\n'],
  ['index.ts', "export { price } from './cart/price.ts';\nexport type { Money as Amount } from './money/money.ts';\n"],
])

describe('the page on what the core exports', () => {
  it('is what the sources say', () => {
    const page = readFileSync(reportFile, 'utf8')
    expect(
      page === apiReport(emitDeclarations()),
      'docs/api/domain.api.md is out of date: run npm run api-report',
    ).toBe(true)
  })

  it('has a docstring for every export', () => {
    const silent = surface(emitDeclarations()).filter(({ exported, doc }) => exported && doc === '')
    expect(silent.map(({ name, module }) => `${name} in ${module}`)).toEqual([])
  })

  it('shows signature and docstring by room, and the types that signatures name', () => {
    const page = apiReport(files)
    expect(page).toContain('- [cart](#cart): `price`\n- [money](#money): `Amount`\n')
    expect(page).toContain(`### price

What a line costs, in kuruş. [source](../../packages/domain/src/cart/price.ts)

\`\`\`ts
const price: (line: Priced) => Money;
\`\`\`
`)
    expect(page).toContain('### Priced\n\n*Not exported: a signature names it.* [source]')
    expect(page).not.toContain('inner')
    expect(page).not.toContain('Inner')
  })

  it('refuses an index that exports what nobody declares', () => {
    const broken = new Map([...files, ['index.ts', "export { gone } from './cart/price.ts'"] as const])
    expect(() => apiReport(broken)).toThrow('the index exports gone, which cart/price.ts does not declare')
  })
})
