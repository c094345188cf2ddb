import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Which of axe's rules are asked. */
export type Rules = Pick<RunOptions, 'rules' | 'runOnly'>

/** Findings of axe on the page, or in a part of it, by its usual rules or those given, as `rule: where`; the best answer is none. */
export async function faultsOf(page: Page, part = 'html', rules: Rules = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([where, options]) => {
      const { axe: engine } = window as unknown as { readonly axe: typeof axe }
      const results: AxeResults = await engine.run(where, options)
      return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
    },
    // No page of ours has frames worth asking, and only what axe complains of needs describing.
    [part, { iframes: false, resultTypes: ['violations'], ...rules }] as [string, RunOptions],
  )
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}
