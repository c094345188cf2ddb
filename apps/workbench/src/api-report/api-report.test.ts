import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiReport } from './api-report.ts'
import { emitDeclarations } from './emit-declarations.ts'
import { reportFolder } from './report-folder.ts'
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
/** Not for callers. */
export declare const inner: () => Inner;
interface Inner {
}
export {};
`,
  ],
  ['money/money.ts', '/** Kuruş. */\nexport type Money = number;\n'],
  ['cart/index.ts', "export { price } from './price.ts';\n"],
  ['money/index.ts', "export type { Money as Amount } from './money.ts';\n"],
  ['index.ts', "export * from './cart/index.ts';\nexport * from './money/index.ts';\n"],
])

describe('the pages about the core’s exports', () => {
  it('match the sources', () => {
    const pages = apiReport(emitDeclarations())
    expect(readdirSync(reportFolder).toSorted(), 'run npm run api-report').toEqual([...pages.keys()].toSorted())
    const stale = [...pages].filter(([name, page]) => readFileSync(join(reportFolder, name), 'utf8') !== page)
    expect(
      stale.map(([name]) => name),
      'out of date: run npm run api-report',
    ).toEqual([])
  })

  it('has a docstring for every export', () => {
    const silent = surface(emitDeclarations()).filter(({ exported, doc }) => exported && doc === '')
    expect(silent.map(({ name, module }) => `${name} in ${module}`)).toEqual([])
  })

  it('shows signature and docstring by room, and the types that signatures name', () => {
    const pages = apiReport(files)
    expect(pages.get('README.md')).toContain('- [cart](cart.md): `price`\n- [money](money.md): `Amount`\n')
    const page = pages.get('cart.md') ?? ''
    expect(page).toContain(`## price

What a line costs, in kuruş. [source](../../packages/domain/src/cart/price.ts)

\`\`\`ts
const price: (line: Priced) => Money;
\`\`\`
`)
    expect(page).toContain('## Priced\n\n*Not exported: a signature names it.* [source]')
    expect(page).not.toContain('inner')
    expect(page).not.toContain('Inner')
  })

  it('refuses an index that exports a name its file does not declare', () => {
    const broken = new Map([...files, ['cart/index.ts', "export { gone } from './price.ts'"] as const])
    expect(() => apiReport(broken)).toThrow('the index exports gone, which cart/price.ts does not declare')
  })
})
